import { fromPromise } from 'xstate';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { register } from '../../effects/registration.effects.ts';
import { registrationGuards } from '../../rules/passwords.ts';
import { registrationEdited } from '../../views/account/registration/edit.ts';
import { Registration } from '../../views/account/registration.view.tsx';
import { isTicked, screenOf, textsOf, type OpenScreen } from '../deps.ts';

const chart = registrationMachine.provide({
  guards: registrationGuards,
  actors: { register: fromPromise(({ input }) => register(input)) },
});

/** The sign-up form (SU-1 … SU-7). */
export const open: OpenScreen = () =>
  screenOf(chart, undefined, {
    show: ({ screen }) => <Registration actor={screen} />,
    restoreFields: (fields, { screen }) => {
      const {
        email = '',
        'given-name': firstName = '',
        'family-name': lastName = '',
        password = '',
        confirmation = '',
      } = textsOf(fields);
      const boxes = { consentsToUpdates: isTicked(fields, 'updates'), agreesToTerms: isTicked(fields, 'terms') };
      if (password !== '') screen.send({ type: 'password.focused' });
      screen.send(registrationEdited({ email, firstName, lastName, password, confirmation, ...boxes }));
    },
  });
