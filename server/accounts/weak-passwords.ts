import { weaknessOf } from '../../src/rules/weak-passwords.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';

type Owner = { readonly email: string; readonly first_name: string; readonly last_name: string };

/** Throws HttpError: 422 at a field for a new password that guessers try first (SA-5). */
export const refuseWeak = (
  { settings }: Pick<AppContext, 'settings'>,
  field: string,
  password: string,
  { email, first_name, last_name }: Owner,
): void => {
  const weakness = weaknessOf(password, [email, first_name, last_name], new URL(settings.publicUrl).hostname);
  if (weakness !== '') throw new HttpError(422, { [field]: [weakness] });
};
