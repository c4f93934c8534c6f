import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { registrationMachine, type RegistrationAnswer } from '../../machines/registration.machine.ts';
import { registrationVerdict, type RegistrationForm } from '../../src/rules/forms.ts';
import { Registration } from '../../src/views/account/registration.view.tsx';
import { heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.tsx';
import { expectBusy, expectGoodManners, person } from './people/person.ts';

const secret = 'Sesame!Open';
const ada: RegistrationForm = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  password: secret,
  confirmation: secret,
  consentsToUpdates: true,
  agreesToTerms: true,
};
const edited = (change: Partial<RegistrationForm>) => {
  const form = { ...ada, ...change };
  return { type: 'form.edited', form, verdict: registrationVerdict(form) } as const;
};
const button = () => screen.getByRole('button', { name: 'Sign Up' });

const write = async ({ fillIn, tick }: ReturnType<typeof person>, form: RegistrationForm) => {
  await fillIn('Email', form.email);
  await fillIn('First name', form.firstName);
  await fillIn('Last name', form.lastName);
  await fillIn('Password', form.password);
  await fillIn('Confirm password', form.confirmation);
  await tick('I consent to receive updates by e-mail', form.consentsToUpdates);
  await tick('I agree to the Terms of Service and Privacy Policy', form.agreesToTerms);
};

walk<typeof registrationMachine>('registration [SU-2, SU-4, SU-5, SU-7]', {
  machine: registrationMachine,
  cases: [
    edited({ agreesToTerms: false }),
    edited({ confirmation: 'Sesame!Shut' }),
    edited({}),
    { type: 'password.focused' },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.register', output: { outcome: 'accepted' } },
    { type: 'xstate.done.actor.register', output: { outcome: 'refused', message: 'Enter a valid email address.' } },
    { type: 'xstate.error.actor.register', error: new Error('offline') },
  ],
  open: (options) => {
    const register = heldPromise<RegistrationAnswer, RegistrationForm>();
    const actor = createActor(registrationMachine.provide({ actors: { register: register.logic } }), options).start();
    render(<Registration actor={actor} />);
    const visitor = person();
    return {
      actor,
      ports: { register },
      doing: {
        'form.edited': ({ form }) => write(visitor, form),
        'password.focused': () => visitor.focusOn('Password'),
        'form.submitted': () => visitor.press('Sign Up'),
      },
    };
  },
  seeing: {
    'filling.incomplete': () => expect(button()).toBeDisabled(),
    'filling.mismatched': ({ actor, ports }) => {
      expect(button()).toBeEnabled();
      expect(ports['register']?.inputs).not.toContainEqual(actor.getSnapshot().context.form);
      expect(['', 'Passwords do not match']).toContain(screen.queryByRole('alert')?.textContent ?? '');
    },
    'filling.ready': ({ actor }) => {
      expect(button()).toBeEnabled();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.trouble);
    },
    registering: ({ ports }) => {
      expect(ports['register']?.inputs.at(-1)).toEqual(ada);
      expect(screen.getByRole('form', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
      expectBusy(button());
    },
    registered: () => expect(screen.getByRole('status')).toHaveTextContent('Your account was created'),
  },
  always: ({ actor }) => {
    expectGoodManners(secret);
    if (actor.getSnapshot().matches('registered')) return;
    expect(screen.queryByRole('list', { name: 'Password rules' }) !== null).toBe(actor.getSnapshot().context.areRulesShown);
  },
});
