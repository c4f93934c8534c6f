import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { RegistrationAnswer } from '../../../machines/registration.machine.ts';
import { registrationAnswer } from '../../protocol/account.ts';
import { accountPaths } from '../../protocol/paths.ts';
import type { RegistrationForm } from '../../rules/passwords.ts';
import { errorAnswer } from '../../client/calls.ts';
import { plainClient } from '../../client/plain-client.ts';

/** Asks for an account (API-2, SU-6, SU-7). Rejects when there is no answer. */
export const register = fromPromise<RegistrationAnswer, RegistrationForm>(async ({ input: form }) => {
  const { status, data } = await plainClient.post(accountPaths.register, {
    email: form.email,
    password: form.password,
    password1: form.confirmation,
    first_name: form.firstName,
    last_name: form.lastName,
    consent_to_updates: form.consentsToUpdates,
    agree_to_terms: form.agreesToTerms,
  });
  if (status !== 201) return errorAnswer(data);
  return { outcome: 'accepted', token: v.is(registrationAnswer, data) ? data.resend : '' };
});
