import { accountPaths } from '../../src/protocol/paths.ts';
import { password } from '../support/server/accounts.ts';
import { answered, type Ask, type Mail, type Player } from './twin.ts';

/** Says whether somebody wants results mails from now on; if not, those that wait are not sent either (SV-12). */
export const setPreference = (ask: Ask, { wanted }: { readonly wanted: boolean }) =>
  ask(
    `PUT ${accountPaths.resultsMails}`,
    ({ twin, player }) => {
      player.wantsResults = wanted;
      const isLeft = (mail: Mail) => mail.player !== player || mail.state === 'sent' || mail.kind === 'results-again';
      if (!wanted) twin.outbox = twin.outbox.filter(isLeft);
      return answered({ wanted });
    },
    { wanted },
  );

/** Deletes an account for its password, and everything that was stored of it, sessions too (SV-13). */
export const deleteAccount = async (ask: Ask) => {
  await ask(
    `POST ${accountPaths.deletion}`,
    ({ twin, player }) => {
      const isOthers = (entry: { readonly player: Player }) => entry.player !== player;
      twin.players = twin.players.filter((one) => one !== player);
      twin.plays = twin.plays.filter(isOthers);
      twin.outbox = twin.outbox.filter(isOthers);
      twin.notifications = twin.notifications.filter(isOthers);
      return answered();
    },
    { password },
  );
  await ask(`GET ${accountPaths.records}`, () => ({ status: 401 }));
};
