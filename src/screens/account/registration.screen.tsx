import { fromPromise } from 'xstate';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { register } from '../../effects/registration.effects.ts';
import { registrationGuards } from '../../rules/passwords.ts';
import { Registration } from '../../views/account/registration.view.tsx';
import { screenOf, type OpenScreen } from '../deps.ts';

const chart = registrationMachine.provide({
  guards: registrationGuards,
  actors: { register: fromPromise(({ input }) => register(input)) },
});

/** The sign-up form (SU-1 … SU-7). */
export const open: OpenScreen = () =>
  screenOf(chart, undefined, { show: ({ screen }) => <Registration actor={screen} /> });
