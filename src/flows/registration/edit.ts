import type { RegistrationForm } from '../../rules/passwords.ts';

/** The event for a form as it now stands, with what it amounts to. */
export const registrationEdited = (form: RegistrationForm) => ({ type: 'form.edited', form }) as const;

/** The form that the fields of a page hold, by their names: a box says something only when it is ticked. */
export const formOf = (fields: Readonly<Record<string, string>>): RegistrationForm => ({
  email: fields['email'] ?? '',
  firstName: fields['given-name'] ?? '',
  lastName: fields['family-name'] ?? '',
  password: fields['password'] ?? '',
  confirmation: fields['confirmation'] ?? '',
  consentsToUpdates: 'updates' in fields,
  agreesToTerms: 'terms' in fields,
});
