import { act, screen } from '@testing-library/react';
import { fromCallback } from 'xstate';
import { registrationMachine } from '../../machines/registration.machine.ts';
import { registrationGuards, type RegistrationForm } from '../../src/rules/passwords.ts';
import { Registration } from '../../src/flows/registration/registration.view.tsx';
import { signUpForm } from '../support/sign-up-form.ts';
import { walk } from '../support/walk.ts';
import { edited, isOneChange, weaknesses, person, restored, seeingForm, tick, write } from './people/person.ts';
import { parent, sent } from '../walk/doubles.ts';

const blank: RegistrationForm = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmation: '',
  consentsToUpdates: false,
  agreesToTerms: false,
};
const { email, firstName, lastName, password, confirmation } = signUpForm;
const forms: readonly RegistrationForm[] = [
  blank,
  { ...blank, email },
  { ...blank, email, firstName },
  { ...blank, email, firstName, lastName },
  { ...blank, email, firstName, lastName, password },
  { ...blank, email, firstName, lastName, password, confirmation },
  { ...signUpForm, agreesToTerms: false },
  signUpForm,
  { ...signUpForm, email: 'ada@example.com' },
  { ...signUpForm, confirmation: 'Sesame!Shut' },
  { ...signUpForm, confirmation: 'Sesame!Ajar' },
  { ...signUpForm, confirmation: '' },
  { ...signUpForm, password: 'weak' },
  { ...signUpForm, password: 'weak', confirmation: 'Sesame!Shut' },
  { ...signUpForm, email: '' },
  { ...signUpForm, email: '', confirmation: 'Sesame!Shut' },
];

/** What a visitor does to a field, for each that differs from what it held. */
const fillIn = (form: RegistrationForm, before: RegistrationForm) => {
  const gestures: Readonly<Record<keyof RegistrationForm, () => void>> = {
    email: () => write('Email', form.email),
    firstName: () => write('First name', form.firstName),
    lastName: () => write('Last name', form.lastName),
    password: () => write('Password', form.password, 'Confirm password'),
    confirmation: () => write('Confirm password', form.confirmation),
    consentsToUpdates: () => tick('I consent to receive updates', form.consentsToUpdates),
    agreesToTerms: () => tick('I agree to the Terms of Service and Privacy Policy', form.agreesToTerms),
  };
  for (const field of Object.keys(gestures) as (keyof RegistrationForm)[])
    if (form[field] !== before[field]) gestures[field]();
};

walk<typeof registrationMachine>('registration [SU-2, SU-3, SU-4, SU-5, SU-7, SU-8, SA-5]', {
  machine: registrationMachine.provide({
    guards: registrationGuards,
    actors: { judgePassword: fromCallback(() => undefined) },
  }),
  inputs: [{ parent }],
  cases: {
    'form.edited': [
      ...forms.map((form) => edited(form)),
      restored({ ...signUpForm, email: 'ada@example.net' }),
      restored({ ...signUpForm, email: 'ada@example.net', confirmation: 'Sesame!Shut' }),
    ],
    'weakness.found': weaknesses,
  },
  outcomes: {
    register: [
      { outcome: 'accepted', token: 'resend-1' },
      { outcome: 'refused', message: 'Enter a valid email address.', field: 'email' },
      { outcome: 'refused', message: 'At most 80 characters, please.', field: 'first_name' },
      { outcome: 'weak', message: 'This password is easy to guess: it contains your name.' },
    ],
  },
  secrets: [password],
  show: (actor) => <Registration actor={actor} />,
  doing: {
    'form.edited': (event, opened) => {
      const before = opened.actor.getSnapshot().context.form;
      if (!isOneChange(before, event.form)) return sent(event, opened);
      fillIn(event.form, before);
      return undefined;
    },
    'password.focused': () => person().focusOn('Password'),
    'weakness.found': sent,
    'form.submitted': async () => {
      await person().press('Sign Up');
      // A password that the server finds weak would take the focus from the button: a second gesture.
      act(() => screen.getByRole('link', { name: 'Sign In' }).focus());
    },
  },
  seeing: {
    ...seeingForm('button "Sign Up" (primary)'),
    'filling.weak': 'textbox "Password" [invalid]',
    'filling.mismatched': 'button "Sign Up"',
    registering: ['form "Sign Up" [busy]', 'button "Sign Up" (primary) [disabled, busy]'],
    registered: 'Your account was created',
  },
});
