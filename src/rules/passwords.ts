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
