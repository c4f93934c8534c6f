import { AccountVerification } from '../../views/account/account-verification.view.tsx';
import { still, type OpenScreen } from '../world.ts';

/** The notice that a verification e-mail was sent (AV-1). */
export const open: OpenScreen = () => still(() => <AccountVerification />);
