import { SignIn } from './sign-in.view.tsx';
import type { OpenScreen } from '../../app/deps.ts';

/** The sign-in form; its chart is the session itself (SI-1 … SI-7). */
export const open: OpenScreen = () => ({ show: ({ session }) => <SignIn actor={session} /> });
