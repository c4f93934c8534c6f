import { weaknessOf } from '../../src/rules/weak-passwords.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';

type Owner = { readonly email: string; readonly first_name: string; readonly last_name: string };

/** Throws HttpError, 422 for a field, if guessers would try a new password first (SA-5). */
export const refuseWeak = (
  { settings }: Pick<AppContext, 'settings'>,
  field: string,
  password: string,
  { email, first_name, last_name }: Owner,
): void => {
  const weakness = weaknessOf(password, [email, first_name, last_name], new URL(settings.publicUrl).hostname);
  if (weakness !== '') throw new HttpError(422, { [field]: [weakness] });
};
