import { SignIn } from '../../views/account/sign-in.view.tsx';
import { still, type OpenScreen } from '../world.ts';

/** The sign-in form; its actor is the session itself (SI-1 … SI-7). */
export const open: OpenScreen = ({ session }) => still(() => <SignIn actor={session} />);
