import { resultsMachine } from '../../machines/results.machine.ts';
import { ticketRowMachine } from '../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import type { AuthenticatedClient } from '../client/calls.ts';
import { loadLastResults } from '../flows/results/results.effects.ts';
import { deleteTicket, updateTicket } from '../flows/ticket-row/ticket-row.effects.ts';
import { loadTickets } from '../flows/tickets/tickets.effects.ts';
import { ticketEntryGuards } from '../rules/ticket-numbers.ts';
import type { ScreenDeps } from './deps.ts';

/** The chart of how a player's tickets did in a game's last draw (RS-1). */
export const resultsChart = (client: AuthenticatedClient) =>
  resultsMachine.provide({ actors: { loadLastResults: loadLastResults(client) } });

/** The chart of a game's saved tickets, its rows included. */
export const ticketsChart = ({ client, announce }: ScreenDeps) => {
  const ticketRow = ticketRowMachine.provide({
    guards: ticketEntryGuards,
    actors: { updateTicket: updateTicket(client, announce), deleteTicket: deleteTicket(client, announce) },
  });
  return ticketsMachine.provide({ actors: { ticketRow, loadTickets: loadTickets(client) } });
};
