import { fromPromise } from 'xstate';
import type { EmailConfirmAnswer, EmailLink } from '../../../machines/email-change.machine.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { errorAnswer, plainClient } from '../../client/calls.ts';

/** Uses the link mailed to a new address (AK-5). Rejects without an answer. */
export const confirmEmail = fromPromise<EmailConfirmAnswer, EmailLink>(async ({ input }) => {
  const { status, data } = await plainClient.post(accountPaths.emailConfirm, input);
  if (status === 200) return { outcome: 'confirmed' };
  if (status === 400 || status === 422) return { outcome: 'dead' };
  return errorAnswer(data);
});
