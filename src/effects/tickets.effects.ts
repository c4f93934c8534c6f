import { gamePaths } from '../protocol/paths.ts';
import { mainNumbersOf, megaMillionsTicketsAnswer, powerballTicketsAnswer } from '../protocol/tickets.ts';
import type { Game } from '../rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../rules/ticket-numbers.ts';
import type { AuthenticatedClient } from './client/authenticated-client.ts';

const typed = (main: readonly number[], special: number) => [...main, special].map(String) as unknown as TypedNumbers;

/** A game's saved tickets, asked for with the access token (API-11, API-12, SE-5). */
export const loadTickets =
  (client: AuthenticatedClient) =>
  async ({ game }: { game: Game }): Promise<readonly SavedTicket[]> => {
    const path = gamePaths(game).tickets;
    const access = await client.accessToken();
    if (game === 'powerball') {
      const list = await client.get(path, powerballTicketsAnswer, undefined, access);
      return list.map((one) => ({
        id: one.ticket_id,
        lottery: one.powerball_lottery,
        numbers: typed(mainNumbersOf(one), one.power_ball),
        storedDate: one.stored_date,
      }));
    }
    const list = await client.get(path, megaMillionsTicketsAnswer, undefined, access);
    return list.map((one) => ({
      id: one.ticket_id,
      lottery: one.megaball_lottery,
      numbers: typed(mainNumbersOf(one), one.mega_ball),
      storedDate: one.stored_date,
    }));
  };
