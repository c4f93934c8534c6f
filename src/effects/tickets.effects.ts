import type { CreationAnswer } from '../../machines/ticket-entry.machine.ts';
import type { DeletionAnswer, UpdateAnswer } from '../../machines/ticket-row.machine.ts';
import { anything } from '../protocol/answers.ts';
import { gamePaths } from '../protocol/paths.ts';
import { mainNumbersOf, megaMillionsTicketsAnswer, powerballTicketsAnswer, savedAnswer } from '../protocol/tickets.ts';
import type { Game } from '../rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../rules/ticket-numbers.ts';
import { savedToast } from '../rules/toasts.ts';
import { RefusedCall, type AuthenticatedClient } from './client.ts';

const typed = (main: readonly number[], special: number) => [...main, special].map(String) as unknown as TypedNumbers;

const fieldsOf = (game: Game, numbers: TypedNumbers) => {
  const [first_number, second_number, third_number, fourth_number, fifth_number, special] = numbers.map((text) =>
    text === '' ? null : Number(text),
  );
  const main = { first_number, second_number, third_number, fourth_number, fifth_number };
  return game === 'powerball' ? { ...main, power_ball: special } : { ...main, mega_ball: special };
};

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

/** Saves a new ticket (API-13, API-14, TE-8, TE-9). Rejects when there is no answer. */
export const createTicket =
  (client: AuthenticatedClient) =>
  async ({ game, numbers }: { game: Game; numbers: TypedNumbers }): Promise<CreationAnswer> => {
    const answer = await client.post(gamePaths(game).tickets, savedAnswer, fieldsOf(game, numbers));
    if ('isRefused' in answer) return { outcome: 'refused', toast: { severity: 'info', text: answer.message ?? 'Something went wrong!' } };
    return { outcome: 'created', toast: savedToast(answer.message, 'Ticket created successfully') };
  };

const refusedWith = (error: unknown) => {
  if (!(error instanceof RefusedCall)) throw error;
  return {
    outcome: 'refused' as const,
    toast: { severity: 'error' as const, text: error.message === '' ? 'Something went wrong!' : error.message },
  };
};

/** Changes a ticket's numbers (API-15, API-16, TR-5 … TR-7). Rejects when there is no answer. */
export const updateTicket =
  (client: AuthenticatedClient) =>
  async ({ game, ticket, numbers }: { game: Game; ticket: SavedTicket; numbers: TypedNumbers }): Promise<UpdateAnswer> => {
    try {
      const body = { megaball_lottery: ticket.lottery, ...fieldsOf(game, numbers) };
      const { message } = await client.put(gamePaths(game).ticket(ticket.id), savedAnswer, body);
      return { outcome: 'saved', toast: savedToast(message, 'Ticket updated successfully') };
    } catch (error) {
      return refusedWith(error);
    }
  };

/** Deletes a ticket (API-17, API-18, TR-8). Rejects when there is no answer. */
export const deleteTicket =
  (client: AuthenticatedClient) =>
  async ({ game, ticket }: { game: Game; ticket: SavedTicket }): Promise<DeletionAnswer> => {
    try {
      await client.delete(gamePaths(game).ticket(ticket.id), anything);
      return { outcome: 'deleted' };
    } catch (error) {
      return refusedWith(error);
    }
  };
