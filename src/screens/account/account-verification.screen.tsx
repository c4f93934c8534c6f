import { AccountVerification } from '../../views/account/account-verification.view.tsx';
import type { OpenScreen } from '../deps.ts';

/** The notice that a verification email was sent (AV-1). */
export const open: OpenScreen = () => ({ show: () => <AccountVerification /> });
