import type { DeletionAnswer, UpdateAnswer } from '../../../machines/ticket-row.machine.ts';
import { anything } from '../../protocol/answers.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { savedAnswer } from '../../protocol/tickets.ts';
import type { Game } from '../../rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../../rules/ticket-numbers.ts';
import { savedToast } from '../../rules/toasts.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';
import { ApiError } from '../../client/calls.ts';
import { fieldsOf } from '../../protocol/ticket-fields.ts';

const refusedWith = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  return {
    outcome: 'refused' as const,
    toast: { severity: 'error' as const, text: error.message === '' ? 'Something went wrong!' : error.message },
  };
};

/** Changes a ticket's numbers (API-15, API-16, TR-5 … TR-7). Rejects when there is no answer. */
export const updateTicket =
  (client: AuthenticatedClient) =>
  async ({
    game,
    ticket,
    numbers,
  }: {
    game: Game;
    ticket: SavedTicket;
    numbers: TypedNumbers;
  }): Promise<UpdateAnswer> => {
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
