import { fromPromise } from 'xstate';
import type { ActivationAnswer, ActivationLink } from '../../../machines/activation.machine.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { plainClient } from '../../client/calls.ts';

/** Uses an activation link (API-5, AC-1). Rejects when there is no answer. */
export const activateAccount = fromPromise<ActivationAnswer, ActivationLink>(async ({ input: { uid, token } }) => {
  const { status } = await plainClient.post(accountPaths.activate, { uid64: uid, token });
  return { outcome: status === 200 ? 'accepted' : 'refused' };
});
