/** What a whole form amounts to: not ready to send, sendable but for two passwords that differ, or ready. */
export type FormVerdict = 'incomplete' | 'mismatched' | 'ready';

export type SignInForm = { readonly email: string; readonly password: string };
export type ResetRequestForm = { readonly email: string };
export type DeletionForm = { readonly password: string };

/** Whether nothing was typed that could be seen. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** SI-2: disabled while either field is blank. */
export const signInVerdict = ({ email, password }: SignInForm): FormVerdict =>
  isBlank(email) || isBlank(password) ? 'incomplete' : 'ready';

/** FP-1: disabled while blank. */
export const resetRequestVerdict = ({ email }: ResetRequestForm): FormVerdict =>
  isBlank(email) ? 'incomplete' : 'ready';

/** SV-13: the account is deleted with its password only. */
export const deletionVerdict = ({ password }: DeletionForm): FormVerdict =>
  isBlank(password) ? 'incomplete' : 'ready';
