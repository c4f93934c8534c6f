import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { RegistrationAnswer } from '../../../machines/registration.machine.ts';
import { registrationAnswer } from '../../protocol/account.ts';
import { fieldErrorBody } from '../../protocol/answers.ts';
import { accountPaths } from '../../protocol/paths.ts';
import type { RegistrationForm } from '../../rules/passwords.ts';
import { errorAnswer, plainClient } from '../../client/calls.ts';
import { passwordJudge } from './password-judge.effects.ts';

/** Judges the password of a sign-up, where names and email are known (SA-5). */
export const judgePassword = passwordJudge((form: RegistrationForm) => ({
  password: form.password,
  owner: [form.email, form.firstName, form.lastName],
}));

const weakPassword = (data: unknown): RegistrationAnswer | undefined => {
  if (!v.is(fieldErrorBody, data)) return undefined;
  const { password: [message] = [], ...others } = data.error;
  return message !== undefined && Object.keys(others).length === 0 ? { outcome: 'weak', message } : undefined;
};

/** Requests an account (API-2, SU-6, SU-7, SA-5). Rejects when there is no answer. */
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
  if (status !== 201) return weakPassword(data) ?? errorAnswer(data);
  return { outcome: 'accepted', token: v.is(registrationAnswer, data) ? data.resend : '' };
});
