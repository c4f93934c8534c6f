import { isBlank } from './forms.ts';
import { guardsOf, hasPassword, isMatched } from './passwords.ts';

/** What a player fills in to change or delete their account (AK-5, SV-13). */
export type AccountForm =
  | { readonly subject: 'name'; readonly firstName: string; readonly lastName: string }
  | { readonly subject: 'email'; readonly email: string; readonly currentPassword: string }
  | {
      readonly subject: 'password';
      readonly currentPassword: string;
      readonly password: string;
      readonly confirmation: string;
    }
  | { readonly subject: 'deletion'; readonly currentPassword: string };

const isFilledIn = (form: AccountForm) =>
  form.subject === 'password'
    ? !isBlank(form.currentPassword) && hasPassword(form)
    : !Object.values(form).some(isBlank);

/** A form can be sent once no field is blank and a new password meets every rule and is confirmed. */
export const accountChangeGuards = guardsOf(isFilledIn, (form) => form.subject !== 'password' || isMatched(form));
