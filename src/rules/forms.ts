import type { Guard } from './guard.ts';

export type SignInForm = { readonly email: string; readonly password: string };
export type ResetRequestForm = { readonly email: string };

/** Whether nothing was typed that could be seen. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** SI-2: a sign-in can be sent off once neither field is blank. */
export const sessionGuards: { readonly isReady: Guard<{ form: SignInForm }> } = {
  isReady: (_, { form }) => !isBlank(form.email) && !isBlank(form.password),
};

/** FP-1: a reset mail can be asked for once the address is not blank. */
export const resetRequestGuards: { readonly isReady: Guard<{ form: ResetRequestForm }> } = {
  isReady: (_, { form }) => !isBlank(form.email),
};
