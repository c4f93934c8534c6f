import type { RegistrationForm } from '../../src/rules/passwords.ts';

/** A sign-up form that is filled in and can be sent. */
export const signUpForm: RegistrationForm = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  password: 'Sesame!Open',
  confirmation: 'Sesame!Open',
  consentsToUpdates: true,
  agreesToTerms: true,
};
