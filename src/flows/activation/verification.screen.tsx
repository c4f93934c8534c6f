import { Verification } from './verification.view.tsx';
import type { OpenScreen } from '../../app/deps.ts';

/** How the activation ended, from the navigation state (VE-1, VE-2). */
export const open: OpenScreen = ({ arrival }) => {
  const error = arrival('error');
  return { show: () => <Verification error={error} /> };
};
