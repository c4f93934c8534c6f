import { createActor, fromPromise } from 'xstate';
import type { Field } from '../../../machines/page.machine.ts';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { register } from '../../effects/registration.effects.ts';
import { registrationEdited } from '../../views/account/registration/edit.ts';
import { Registration } from '../../views/account/registration.view.tsx';
import { isTicked, textsOf, type OpenScreen } from '../world.ts';

/** The sign-up form; once registered, the app goes on to the notice about the mail (SU-7). */
export const open: OpenScreen = ({ go, watched }) => {
  const actor = createActor(
    registrationMachine.provide({ actors: { register: fromPromise(({ input }) => register(input)) } }),
    watched,
  );
  actor.subscribe({ complete: () => go('/account-verification') });
  actor.start();
  const take = (fields: readonly Field[]) => {
    const {
      email = '',
      'given-name': firstName = '',
      'family-name': lastName = '',
      password = '',
      confirmation = '',
    } = textsOf(fields);
    const boxes = { consentsToUpdates: isTicked(fields, 'updates'), agreesToTerms: isTicked(fields, 'terms') };
    if (password !== '') actor.send({ type: 'password.focused' });
    actor.send(registrationEdited({ email, firstName, lastName, password, confirmation, ...boxes }));
  };
  return { show: () => <Registration actor={actor} />, close: () => actor.stop(), take };
};
