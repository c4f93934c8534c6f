import { fromPromise } from 'xstate';
import type { DeletionAnswer } from '../../../machines/account.machine.ts';
import { detailAnswer } from '../../protocol/account.ts';
import { resultsMails } from '../../protocol/settings.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { records } from '../../protocol/records.ts';
import type { DeletionForm } from '../../rules/forms.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';

/** Whether the player wants results mails (SV-13). Rejects when the server doesn't say. */
export const loadMailWish = (client: AuthenticatedClient) =>
  fromPromise(async () => (await client.get(accountPaths.resultsMails, resultsMails)).wanted);

/** Turns results mails on or off; answers what holds now (SV-13). Rejects when the server doesn't say. */
export const changeMailWish = (client: AuthenticatedClient) =>
  fromPromise<boolean, { wantsMails: boolean }>(
    async ({ input }) =>
      (await client.put(accountPaths.resultsMails, resultsMails, { wanted: input.wantsMails })).wanted,
  );

/** What saves a text as a file of a name, as a browser does with a download. */
type Save = (name: string, text: string) => void;

/**
 * Fetches all that is stored about the player and saves it, unless nobody waits for it any more (SV-13). Rejects when
 * the server doesn't answer.
 */
export const downloadRecords = (client: AuthenticatedClient, save: Save) =>
  fromPromise<unknown>(async ({ signal }) => {
    const everything = await client.get(accountPaths.records, records);
    if (!signal.aborted) save('lottery-board-data.json', `${JSON.stringify(everything, undefined, 2)}\n`);
  });

/** Saves a text as the browser's downloads are saved. */
export const saveAsFile: Save = (name, text) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Deletes the player's account (SV-13). Rejects when there is no answer. */
export const deleteAccount = (client: AuthenticatedClient) =>
  fromPromise<DeletionAnswer, DeletionForm>(async ({ input: { password } }) => {
    const answer = await client.post(accountPaths.deletion, detailAnswer, { password });
    return 'outcome' in answer ? answer : { outcome: 'deleted', message: answer.detail };
  });
