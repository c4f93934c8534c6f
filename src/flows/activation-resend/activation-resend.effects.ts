import type { ResendAnswer } from '../../../machines/activation-resend.machine.ts';
import { errorText } from '../../protocol/answers.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { plainClient } from '../../client/plain-client.ts';

/** Has an activation mail sent again (AK-1, AK-2, AK-3). Rejects when there is no answer. */
export const resendActivationMail = async ({ token }: { token: string }): Promise<ResendAnswer> => {
  const { status, data } = await plainClient.post(accountPaths.activationResend, { token });
  if (status === 200) return { outcome: 'sent' };
  if (status === 400 || status === 422) return { outcome: 'dead' };
  return { outcome: 'refused', message: errorText(data) ?? 'Something went wrong!' };
};
