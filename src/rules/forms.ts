import { isStrong } from './passwords.ts';

/** What a whole form amounts to: not ready to send, sendable but for two passwords that differ, or ready. */
export type FormVerdict = 'incomplete' | 'mismatched' | 'ready';

export type SignInForm = { readonly email: string; readonly password: string };
export type RegistrationForm = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmation: string;
  readonly consentsToUpdates: boolean;
  readonly agreesToTerms: boolean;
};
export type ResetRequestForm = { readonly email: string };
export type DeletionForm = { readonly password: string };
export type ResetForm = { readonly password: string; readonly confirmation: string };

const isBlank = (text: string) => text.trim() === '';

/** SI-2: disabled while either field is blank. */
export const signInVerdict = ({ email, password }: SignInForm): FormVerdict =>
  isBlank(email) || isBlank(password) ? 'incomplete' : 'ready';

/** FP-1: disabled while blank. */
export const resetRequestVerdict = ({ email }: ResetRequestForm): FormVerdict => (isBlank(email) ? 'incomplete' : 'ready');

/** SV-13: the account is deleted with its password only. */
export const deletionVerdict = ({ password }: DeletionForm): FormVerdict => (isBlank(password) ? 'incomplete' : 'ready');

/** RP-1, RP-2: non-blank and every password rule; a differing confirmation can be sent off, but isn't sent. */
export const resetVerdict = ({ password, confirmation }: ResetForm): FormVerdict => {
  if (isBlank(confirmation) || !isStrong(password)) return 'incomplete';
  return password === confirmation ? 'ready' : 'mismatched';
};

/** SU-4, SU-5: all fields, both boxes and every password rule. */
export const registrationVerdict = (form: RegistrationForm): FormVerdict => {
  if ([form.email, form.firstName, form.lastName].some(isBlank) || !form.consentsToUpdates || !form.agreesToTerms) return 'incomplete';
  return resetVerdict(form);
};
