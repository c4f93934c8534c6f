import type { Guard } from './guard.ts';

export type SignInForm = { readonly email: string; readonly password: string };
export type ResetRequestForm = { readonly email: string };

/** Whether a text is empty or nothing but whitespace. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** SI-2: a sign-in can be submitted once neither field is blank. */
export const sessionGuards: { readonly isReady: Guard<{ form: SignInForm }> } = {
  isReady: (_, { form }) => !isBlank(form.email) && !isBlank(form.password),
};

/** FP-1: a reset email can be requested once the address is not blank. */
export const resetRequestGuards: { readonly isReady: Guard<{ form: ResetRequestForm }> } = {
  isReady: (_, { form }) => !isBlank(form.email),
};
