import type { CreationAnswer } from '../../machines/ticket-entry.machine.ts';
import { gamePaths } from '../protocol/paths.ts';
import { savedAnswer } from '../protocol/tickets.ts';
import type { Game } from '../rules/games.ts';
import type { TypedNumbers } from '../rules/ticket-numbers.ts';
import { savedToast } from '../rules/toasts.ts';
import type { AuthenticatedClient } from './client/authenticated-client.ts';
import { fieldsOf } from './ticket-fields.ts';

/** Saves a new ticket (API-13, API-14, TE-8, TE-9). Rejects when there is no answer. */
export const createTicket =
  (client: AuthenticatedClient) =>
  async ({ game, numbers }: { game: Game; numbers: TypedNumbers }): Promise<CreationAnswer> => {
    const answer = await client.post(gamePaths(game).tickets, savedAnswer, fieldsOf(game, numbers));
    if ('isRefused' in answer)
      return { outcome: 'refused', toast: { severity: 'info', text: answer.message ?? 'Something went wrong!' } };
    return { outcome: 'created', toast: savedToast(answer.message, 'Ticket created successfully') };
  };
