import { AccountVerification } from './account-verification.view.tsx';
import type { OpenScreen } from '../../app/deps.ts';

/** The notice that a verification email was sent (AV-1). */
export const open: OpenScreen = () => ({ show: () => <AccountVerification /> });
