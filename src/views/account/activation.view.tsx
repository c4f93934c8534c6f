import type { ActorRefFrom } from 'xstate';
import type { activationMachine } from '../../../machines/activation.machine.ts';

/** Shows nothing: the link is used, and the app goes on (AC-1). */
export function Activation(_: { actor: ActorRefFrom<typeof activationMachine> }) {
  return null;
}
