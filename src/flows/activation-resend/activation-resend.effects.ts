import { fromPromise } from 'xstate';
import type { ResendAnswer } from '../../../machines/activation-resend.machine.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { errorAnswer, plainClient } from '../../client/calls.ts';

/** Resends an activation email (AK-1, AK-2, AK-3). Rejects when there is no answer. */
export const resendActivationMail = fromPromise<ResendAnswer, { token: string }>(async ({ input: { token } }) => {
  const { status, data } = await plainClient.post(accountPaths.activationResend, { token });
  if (status === 200) return { outcome: 'sent' };
  return status === 400 || status === 422 ? { outcome: 'dead' } : errorAnswer(data);
});
