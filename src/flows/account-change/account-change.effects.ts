import { fromPromise } from 'xstate';
import type { ChangeAnswer } from '../../../machines/account-change.machine.ts';
import { detailAnswer } from '../../protocol/account.ts';
import { accountPaths } from '../../protocol/paths.ts';
import type { AccountForm } from '../../rules/account-forms.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';
import { passwordJudge } from '../registration/password-judge.effects.ts';
import { storedSession } from '../../client/storage.ts';

const callOf = (form: AccountForm): readonly [path: string, body: object] => {
  if (form.subject === 'name')
    return [accountPaths.nameChange, { first_name: form.firstName, last_name: form.lastName }];
  const { currentPassword: password } = form;
  if (form.subject === 'email') return [accountPaths.emailChange, { email: form.email, password }];
  if (form.subject === 'deletion') return [accountPaths.deletion, { password }];
  const body = { password, new_password1: form.password, new_password2: form.confirmation };
  return [accountPaths.passwordChange, body];
};

/** Changes or deletes the player's account as a form says (AK-5, SV-13). Rejects when there is no answer. */
export const changeAccount = (client: AuthenticatedClient) =>
  fromPromise<ChangeAnswer, AccountForm>(async ({ input }) => {
    const [path, body] = callOf(input);
    const answer = await client.post(path, detailAnswer, body);
    return 'outcome' in answer ? answer : { outcome: 'accepted', message: answer.detail };
  });

/** Judges the signed-in player's new password (SA-5). */
export const judgePassword = passwordJudge((form: AccountForm) => ({
  password: form.subject === 'password' ? form.password : '',
  owner: Object.values(storedSession()?.user ?? {}).filter((said) => typeof said === 'string'),
}));
