import { fromCallback, fromPromise } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { resultsMachine } from '../../../machines/results.machine.ts';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import { countDown, loadLatestDraw } from '../../effects/board.effects.ts';
import type { AuthenticatedClient } from '../../effects/client/authenticated-client.ts';
import { followVisibility } from '../../effects/event-code.effects.ts';
import { loadLastResults } from '../../effects/results.effects.ts';
import { deleteTicket, updateTicket } from '../../effects/ticket-row.effects.ts';
import { loadTickets } from '../../effects/tickets.effects.ts';
import type { Game } from '../../rules/games.ts';
import { ticketEntryGuards } from '../../rules/ticket-numbers.ts';

/** What a port is asked for by the chart. */
export type Input<Port extends (input: never) => unknown> = { input: Parameters<Port>[0] };

/** The chart of a game's latest draw, countdown and wait for the next numbers (BD-2 … BD-5). */
export const boardChart = (client: AuthenticatedClient) => {
  const load = loadLatestDraw(client);
  return boardMachine.provide({
    actors: {
      loadLatestDraw: fromPromise(({ input }: Input<typeof load>) => load(input)),
      countDown: fromCallback<CountdownEvent, { until: string }>(({ input, sendBack }) => countDown(input, sendBack)),
    },
  });
};

/** The chart of what a player's tickets did in a game's last draw (RS-1). */
export const resultsChart = (client: AuthenticatedClient) => {
  const load = loadLastResults(client);
  return resultsMachine.provide({
    actors: { loadLastResults: fromPromise(({ input }: Input<typeof load>) => load(input)) },
  });
};

/** Tells a page that its tab is in sight again. */
export const visibility = fromCallback<{ type: 'screen.outdated' }>(({ sendBack }) =>
  followVisibility(() => sendBack({ type: 'screen.outdated' })),
);

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
