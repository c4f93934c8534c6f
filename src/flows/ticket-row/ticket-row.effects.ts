import type { DeletionAnswer, UpdateAnswer } from '../../../machines/ticket-row.machine.ts';
import { anything } from '../../protocol/answers.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { savedAnswer, fieldsOf } from '../../protocol/tickets.ts';
import type { Game } from '../../rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../../rules/ticket-numbers.ts';
import { savedToast } from '../../rules/toasts.ts';
import { caughtErrorAnswer, type AuthenticatedClient, type ErrorAnswer } from '../../client/calls.ts';
import { announcedChange, type Announce } from '../tickets/tickets.effects.ts';

const notDone = ({ outcome, message }: ErrorAnswer) => ({
  outcome,
  toast: { severity: 'error' as const, text: message },
});

type Change = { readonly game: Game; readonly ticket: SavedTicket };

/** Changes a ticket's numbers (API-15, API-16, TR-5 … TR-7). Rejects when there is no answer. */
export const updateTicket = (client: AuthenticatedClient, announce: Announce) =>
  announcedChange<UpdateAnswer, Change & { numbers: TypedNumbers }>(announce, async ({ game, ticket, numbers }) => {
    const body = { megaball_lottery: ticket.lottery, ...fieldsOf(game, numbers) };
    const answer = await client.put(gamePaths(game).ticket(ticket.id), savedAnswer, body).catch(caughtErrorAnswer);
    return 'outcome' in answer
      ? notDone(answer)
      : { outcome: 'saved', toast: savedToast(answer.message, 'Ticket updated successfully') };
  });

/** Deletes a ticket (API-17, API-18, TR-8). Rejects when there is no answer. */
export const deleteTicket = (client: AuthenticatedClient, announce: Announce) =>
  announcedChange<DeletionAnswer, Change>(announce, ({ game, ticket }) =>
    client.delete(gamePaths(game).ticket(ticket.id), anything).then(
      () => ({ outcome: 'deleted', toast: { severity: 'info', text: 'Ticket deleted successfully.' } }),
      (error: unknown) => notDone(caughtErrorAnswer(error)),
    ),
  );
