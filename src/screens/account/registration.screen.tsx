import { createActor, fromPromise } from 'xstate';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { register } from '../../effects/registration.effects.ts';
import { Registration } from '../../views/account/registration.view.tsx';
import type { OpenScreen } from '../world.ts';

/** The sign-up form; once registered, the app goes on to the notice about the mail (SU-7). */
export const open: OpenScreen = ({ go, watched }) => {
  const actor = createActor(registrationMachine.provide({ actors: { register: fromPromise(({ input }) => register(input)) } }), watched);
  actor.subscribe({ complete: () => go('/account-verification') });
  actor.start();
  return { show: () => <Registration actor={actor} />, close: () => actor.stop() };
};
