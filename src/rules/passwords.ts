import { isBlank } from './forms.ts';

/** Normalizes a password, so that it is judged, compared and hashed alike on every keyboard (OT-5). */
export const normalizedPassword = (typed: string): string => typed.normalize('NFKC');

/** Whether a password and its confirmation are the same in any Unicode form (OT-5). */
export const areSamePasswords = (one: string, other: string): boolean =>
  normalizedPassword(one) === normalizedPassword(other);

type PasswordRule = { readonly text: string; readonly holds: (password: string) => boolean };

const rule = (text: string, isMet: (normalized: string) => boolean): PasswordRule => ({
  text,
  holds: (password) => isMet(normalizedPassword(password)),
});

/** The rules that every password must meet, in the order of the checklist (PW-1 … PW-4). */
export const passwordRules: readonly PasswordRule[] = [
  rule(
    'Minimum length, which must be at least 6 characters but fewer than 99 characters',
    ({ length }) => length >= 6 && length < 99,
  ),
  rule('Require a special character', (password) => /[=+\-^$*[\]{}()`?!@#%&/\\><]/.test(password)),
  rule('Require uppercase letters', (password) => /\p{Lu}/u.test(password)),
  rule('Require lowercase letters', (password) => /\p{Ll}/u.test(password)),
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

/** Whether a new password meets every rule and a confirmation was typed. */
export const hasPassword = ({ password, confirmation }: ResetForm) => !isBlank(confirmation) && isStrong(password);
/** Whether the confirmation matches the password. */
export const isMatched = ({ password, confirmation }: ResetForm) => areSamePasswords(password, confirmation);
const isFilledIn = (form: RegistrationForm) =>
  ![form.email, form.firstName, form.lastName].some(isBlank) &&
  form.consentsToUpdates &&
  form.agreesToTerms &&
  hasPassword(form);

type Judge<Form> = (form: Form) => boolean;

/** The rules of a form as its chart's guards, which get XState's arguments first. */
export const guardsOf = <Form>(isFilledIn: Judge<Form>, isConfirmed: Judge<Form>) => ({
  isReady: (_: unknown, { form }: { form: Form }) => isFilledIn(form) && isConfirmed(form),
  isMismatched: (_: unknown, { form }: { form: Form }) => isFilledIn(form) && !isConfirmed(form),
});

/** RP-1, RP-2: no blank field, every rule met; if the confirmation differs, submitting says so and sends nothing. */
export const resetConfirmGuards = guardsOf(hasPassword, isMatched);

/** SU-4, SU-5: all fields, both boxes and every password rule. */
export const registrationGuards = guardsOf(isFilledIn, isMatched);
