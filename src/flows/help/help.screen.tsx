import { serverNow } from '../../client/calls.ts';
import { Help } from './help.view.tsx';
import type { OpenScreen } from '../../app/deps.ts';

/** Prizes and odds, and how tickets are checked. */
export const open: OpenScreen = () => {
  const now = serverNow();
  return { show: () => <Help now={now} /> };
};
