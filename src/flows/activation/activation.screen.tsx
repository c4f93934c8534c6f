import { activationMachine } from '../../../machines/activation.machine.ts';
import { activateAccount } from './activation.effects.ts';
import { withoutTail } from '../../rules/links.ts';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

const chart = activationMachine.provide({ actors: { activateAccount } });

/** Uses the activation link in the address, once, and shows nothing: the app moves on (AC-1, AC-2). */
export const open: OpenScreen = (_deps, { uid = '', token = '' }) =>
  screenOf(chart, (parent) => ({ uid, token: withoutTail(token), parent }), { show: () => null });
