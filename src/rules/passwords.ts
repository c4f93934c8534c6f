import { isBlank, type FormVerdict } from './forms.ts';

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

/** RP-1, RP-2: non-blank and every password rule; a differing confirmation can be sent off, but isn't sent. */
export const resetVerdict = ({ password, confirmation }: ResetForm): FormVerdict => {
  if (isBlank(confirmation) || !isStrong(password)) return 'incomplete';
  return password === confirmation ? 'ready' : 'mismatched';
};

/** SU-4, SU-5: all fields, both boxes and every password rule. */
export const registrationVerdict = (form: RegistrationForm): FormVerdict => {
  if ([form.email, form.firstName, form.lastName].some(isBlank) || !form.consentsToUpdates || !form.agreesToTerms)
    return 'incomplete';
  return resetVerdict(form);
};
