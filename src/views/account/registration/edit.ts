import type { RegistrationForm } from '../../../rules/passwords.ts';

/** The event for a form as it now stands, with what it amounts to. */
export const registrationEdited = (form: RegistrationForm) => ({ type: 'form.edited', form }) as const;
