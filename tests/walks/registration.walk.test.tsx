import { fromCallback } from 'xstate';
import { registrationMachine } from '../../machines/registration.machine.ts';
import { registrationGuards, type RegistrationForm } from '../../src/rules/passwords.ts';
import { Registration } from '../../src/flows/registration/registration.view.tsx';
import { walk } from '../support/walk.ts';
import { isOneChange, weaknesses, person, restored, seeingForm, tick, write } from './people/person.ts';
import { parent, sent } from '../walk/doubles.ts';

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
const blank: RegistrationForm = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmation: '',
  consentsToUpdates: false,
  agreesToTerms: false,
};
const { email, firstName, lastName, password, confirmation } = ada;
const forms: readonly RegistrationForm[] = [
  blank,
  { ...blank, email },
  { ...blank, email, firstName },
  { ...blank, email, firstName, lastName },
  { ...blank, email, firstName, lastName, password },
  { ...blank, email, firstName, lastName, password, confirmation },
  { ...ada, agreesToTerms: false },
  ada,
  { ...ada, email: 'ada@example.com' },
  { ...ada, confirmation: 'Sesame!Shut' },
  { ...ada, confirmation: 'Sesame!Ajar' },
  { ...ada, confirmation: '' },
  { ...ada, password: 'weak' },
  { ...ada, password: 'weak', confirmation: 'Sesame!Shut' },
  { ...ada, email: '' },
  { ...ada, email: '', confirmation: 'Sesame!Shut' },
];
const edited = (form: RegistrationForm) => (context: { readonly form: RegistrationForm }) =>
  isOneChange(context.form, form) ? { form } : undefined;

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
      ...forms.map(edited),
      restored({ ...ada, email: 'ada@example.net' }),
      restored({ ...ada, email: 'ada@example.net', confirmation: 'Sesame!Shut' }),
    ],
    'password.focused': [{}],
    'weakness.found': weaknesses,
    'form.submitted': [{}],
  },
  outcomes: {
    register: [
      { outcome: 'accepted', token: 'resend-1' },
      { outcome: 'refused', message: 'Enter a valid email address.' },
      { outcome: 'weak', message: 'This password is easy to guess: it contains your name.' },
    ],
  },
  secrets: [secret],
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
    'form.submitted': () => person().press('Sign Up'),
  },
  seeing: {
    ...seeingForm('button "Sign Up" (primary)'),
    'filling.weak': 'textbox "Password" [invalid]',
    'filling.mismatched': 'button "Sign Up"',
    registering: ['form "Sign Up" [busy]', 'button "Sign Up" (primary) [disabled, busy]'],
    registered: 'Your account was created',
  },
});
