import { fromPromise } from 'xstate';
import type { AccountAnswer, MailsAnswer, RecordsAnswer } from '../../../machines/account.machine.ts';
import { profile, records, resultsMails } from '../../protocol/account.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { caughtErrorAnswer, type AuthenticatedClient } from '../../client/calls.ts';

/** Loads the player's profile and whether they want results emails (AK-5, SV-13). Rejects if the server doesn't say. */
export const loadAccount = (client: AuthenticatedClient) =>
  fromPromise<AccountAnswer>(async () => {
    const [user, { wanted }] = await Promise.all([
      client.get(accountPaths.profile, profile),
      client.get(accountPaths.resultsMails, resultsMails),
    ]);
    return { user, wantsMails: wanted };
  });

/** Turns results emails on or off; returns the new setting (SV-13). Rejects without an answer. */
export const switchMails = (client: AuthenticatedClient) =>
  fromPromise<MailsAnswer, { wantsMails: boolean }>(({ input }) =>
    client
      .put(accountPaths.resultsMails, resultsMails, { wanted: input.wantsMails })
      .then(({ wanted }) => ({ wantsMails: wanted }), caughtErrorAnswer),
  );

/** Saves a text as a named file, like a browser download. */
type Save = (name: string, text: string) => void;

/**
 * Fetches everything that is stored about the player and saves it, unless the actor was stopped meanwhile (SV-13).
 * Rejects without an answer.
 */
export const downloadRecords = (client: AuthenticatedClient, save: Save) =>
  fromPromise<RecordsAnswer>(async ({ signal }) => {
    const everything = await client.get(accountPaths.records, records).catch(caughtErrorAnswer);
    if ('outcome' in everything) return everything;
    if (!signal.aborted) save('lottery-board-data.json', `${JSON.stringify(everything, undefined, 2)}\n`);
    return {};
  });

/** Saves a text like a browser download. */
export const saveAsFile: Save = (name, text) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
