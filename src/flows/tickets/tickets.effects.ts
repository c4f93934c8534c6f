import { fromPromise } from 'xstate';
import { gamePaths } from '../../protocol/paths.ts';
import { mainNumbersOf, megaMillionsTicketsAnswer, powerballTicketsAnswer } from '../../protocol/tickets.ts';
import type { Game } from '../../rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../../rules/ticket-numbers.ts';
import type { Toast } from '../../rules/toasts.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';

type Stored = Parameters<typeof mainNumbersOf>[0] & { readonly ticket_id: string; readonly stored_date: string };

const saved = (stored: Stored, special: number, lottery: SavedTicket['lottery']): SavedTicket => ({
  id: stored.ticket_id,
  lottery,
  numbers: [...mainNumbersOf(stored), special].map(String) as unknown as TypedNumbers,
  storedDate: stored.stored_date,
});

/** Loads a game's saved tickets with the access token (API-11, API-12, SE-5). */
export const loadTickets = (client: AuthenticatedClient) =>
  fromPromise<readonly SavedTicket[], { game: Game }>(async ({ input: { game } }) => {
    const path = gamePaths(game).tickets;
    const access = await client.accessToken();
    if (game === 'powerball') {
      const list = await client.get(path, powerballTicketsAnswer, undefined, access);
      return list.map((one) => saved(one, one.power_ball, one.powerball_lottery));
    }
    const list = await client.get(path, megaMillionsTicketsAnswer, undefined, access);
    return list.map((one) => saved(one, one.mega_ball, one.megaball_lottery));
  });

/** Shows a toast, whichever screen is open by then. */
export type Announce = (toast: Toast) => void;

const noAnswer: { readonly toast: Toast } = { toast: { severity: 'error', text: 'Something went wrong!' } };

/** A change that is answered with a toast: if its screen has been left by then, `announce` shows it (TO-2). */
export const announcedChange = <Answer extends { readonly toast: Toast }, Input>(
  announce: Announce,
  change: (input: Input) => Promise<Answer>,
) =>
  fromPromise<Answer, Input>(async ({ input, signal }) => {
    const answer = change(input);
    const { toast } = await answer.catch(() => noAnswer);
    if (signal.aborted) announce(toast);
    return answer;
  });
