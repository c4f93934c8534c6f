import { fromPromise } from 'xstate';
import type { LinkCheck, ResetConfirmAnswer, ResetLink } from '../../../machines/password-reset-confirm.machine.ts';
import type { ResetRequestAnswer } from '../../../machines/password-reset-request.machine.ts';
import { accountPaths } from '../../protocol/paths.ts';
import type { ResetRequestForm } from '../../rules/forms.ts';
import type { ResetForm } from '../../rules/passwords.ts';
import { errorAnswer, plainClient } from '../../client/calls.ts';
import { passwordJudge } from '../registration/password-judge.effects.ts';

/** Requests an email with a reset link (API-3, FP-2, FP-3). Rejects when there is no answer. */
export const requestResetMail = fromPromise<ResetRequestAnswer, ResetRequestForm>(async ({ input: { email } }) => {
  const { status, data } = await plainClient.post(accountPaths.resetRequest, { email });
  return status === 200 ? { outcome: 'accepted' } : errorAnswer(data);
});

/**
 * Checks whether a reset link still works, without using it (AK-4). Only a refused link is dead; other errors, such as
 * too many checks, say nothing about it. Rejects when there is no answer.
 */
export const checkLink = fromPromise<LinkCheck, ResetLink>(async ({ input: link }) => {
  const { status } = await plainClient.post(accountPaths.resetCheck, link);
  return { outcome: [400, 422].includes(status) ? 'dead' : 'works' };
});

/** Judges a new password; only the server knows its owner (SA-5). */
export const judgePassword = passwordJudge(({ password }: ResetForm) => ({ password, owner: [] }));

/** Sets the new password with the link's uid and token (API-4, RP-3, RP-4). Rejects when there is no answer. */
export const changePassword = fromPromise<ResetConfirmAnswer, ResetLink & ResetForm>(async ({ input }) => {
  const { uid, token, password, confirmation } = input;
  const body = { uid, token, new_password1: password, new_password2: confirmation };
  const { status, data } = await plainClient.post(accountPaths.resetConfirm, body);
  return status === 202 ? { outcome: 'accepted' } : errorAnswer(data);
});
