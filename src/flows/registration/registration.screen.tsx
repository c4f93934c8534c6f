import { registrationMachine } from '../../../machines/registration.machine.ts';
import { judgePassword, register } from './registration.effects.ts';
import { registrationGuards } from '../../rules/passwords.ts';
import { Registration } from './registration.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

const chart = registrationMachine.provide({
  guards: registrationGuards,
  actors: { judgePassword, register },
});

/** The sign-up form (SU-1 … SU-7). */
export const open: OpenScreen = () =>
  screenOf(chart, (parent) => ({ parent }), { show: ({ screen }) => <Registration actor={screen} /> });
