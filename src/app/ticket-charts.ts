import { fromPromise } from 'xstate';
import { resultsMachine } from '../../machines/results.machine.ts';
import { ticketRowMachine } from '../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import type { AuthenticatedClient } from '../client/authenticated-client.ts';
import { loadLastResults } from '../flows/results/results.effects.ts';
import { deleteTicket, updateTicket } from '../flows/ticket-row/ticket-row.effects.ts';
import { loadTickets } from '../flows/tickets/tickets.effects.ts';
import type { Game } from '../rules/games.ts';
import { ticketEntryGuards } from '../rules/ticket-numbers.ts';
import type { Input } from './charts.ts';

/** The chart of what a player's tickets did in a game's last draw (RS-1). */
export const resultsChart = (client: AuthenticatedClient) => {
  const load = loadLastResults(client);
  return resultsMachine.provide({
    actors: { loadLastResults: fromPromise(({ input }: Input<typeof load>) => load(input)) },
  });
};

/** The chart of a game's saved tickets, its rows included. */
export const ticketsChart = (client: AuthenticatedClient) => {
  const [load, update, remove] = [loadTickets(client), updateTicket(client), deleteTicket(client)];
  const ticketRow = ticketRowMachine.provide({
    guards: ticketEntryGuards,
    actors: {
      updateTicket: fromPromise(({ input }: Input<typeof update>) => update(input)),
      deleteTicket: fromPromise(({ input }: Input<typeof remove>) => remove(input)),
    },
  });
  return ticketsMachine.provide({
    actors: { ticketRow, loadTickets: fromPromise(({ input }: { input: { game: Game } }) => load(input)) },
  });
};
