import { isBlank } from './forms.ts';
import type { Guard } from './guard.ts';

type PasswordRule = { readonly text: string; readonly holds: (password: string) => boolean };

/** The rules that every password must meet, in the order of the checklist (PW-1 … PW-4). */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: 'Minimum length, which must be at least 6 characters but fewer than 99 characters',
    holds: (password) => password.length >= 6 && password.length < 99,
  },
  { text: 'Require a special character', holds: (password) => /[=+\-^$*[\]{}()`?!@#%&/\\><]/.test(password) },
  { text: 'Require uppercase letters', holds: (password) => /\p{Lu}/u.test(password) },
  { text: 'Require lowercase letters', holds: (password) => /\p{Ll}/u.test(password) },
];

/** Whether a password meets every rule of the checklist. */
export const isStrong = (password: string) => passwordRules.every((rule) => rule.holds(password));

export const mismatchMessage = 'Passwords do not match';

export type RegistrationForm = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmation: string;
  readonly consentsToUpdates: boolean;
  readonly agreesToTerms: boolean;
};
export type ResetForm = { readonly password: string; readonly confirmation: string };

const hasPassword = ({ password, confirmation }: ResetForm) => !isBlank(confirmation) && isStrong(password);
const isMatched = ({ password, confirmation }: ResetForm) => password === confirmation;
const isFilledIn = (form: RegistrationForm) =>
  ![form.email, form.firstName, form.lastName].some(isBlank) &&
  form.consentsToUpdates &&
  form.agreesToTerms &&
  hasPassword(form);

type FormGuards<Form> = Readonly<Record<'isReady' | 'isMismatched', Guard<{ form: Form }>>>;

/** RP-1, RP-2: non-blank and every password rule; a differing confirmation can be sent off, but isn't sent. */
export const resetConfirmGuards: FormGuards<ResetForm> = {
  isReady: (_, { form }) => hasPassword(form) && isMatched(form),
  isMismatched: (_, { form }) => hasPassword(form) && !isMatched(form),
};

/** SU-4, SU-5: all fields, both boxes and every password rule. */
export const registrationGuards: FormGuards<RegistrationForm> = {
  isReady: (_, { form }) => isFilledIn(form) && isMatched(form),
  isMismatched: (_, { form }) => isFilledIn(form) && !isMatched(form),
};
