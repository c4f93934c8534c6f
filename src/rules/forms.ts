export type SignInForm = { readonly email: string; readonly password: string };
export type ResetRequestForm = { readonly email: string };

/** Whether a text is empty or nothing but whitespace. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** SI-2: a sign-in can be submitted once neither field is blank. */
export const sessionGuards = {
  isReady: (_: unknown, { form }: { form: SignInForm }) => !isBlank(form.email) && !isBlank(form.password),
};

/** FP-1: a reset email can be requested once the address is not blank. */
export const resetRequestGuards = {
  isReady: (_: unknown, { form }: { form: ResetRequestForm }) => !isBlank(form.email),
};
