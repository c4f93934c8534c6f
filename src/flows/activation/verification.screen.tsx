import { Verification } from './verification.view.tsx';
import type { OpenScreen } from '../../app/deps.ts';

const errorOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'error' in state && typeof state.error === 'string'
    ? state.error
    : undefined;

/** How the activation ended, from the navigation state (VE-1, VE-2). */
export const open: OpenScreen = ({ arrival }) => {
  const error = errorOf(arrival());
  return { show: () => <Verification error={error} /> };
};
