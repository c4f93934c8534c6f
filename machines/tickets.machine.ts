import { assign, enqueueActions, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { SavedTicket } from '../src/rules/ticket-numbers.ts';
import type { Toast } from '../src/rules/toasts.ts';
import { ticketRowMachine, type RowNews } from './ticket-row.machine.ts';
import { unprovided, type Parent } from './outside.ts';
import type { ToastNews } from './toasts.machine.ts';

type RowRef = ActorRefFrom<typeof ticketRowMachine>;

/** What the list of tickets tells its page. */
export type TicketsNews = ToastNews | { type: 'ticket.deleted' } | { type: 'ticket.failed' };

export const ticketsMachine = setup({
  types: {} as {
    input: { game: Game; parent: Parent<TicketsNews> };
    context: {
      game: Game;
      parent: Parent<TicketsNews>;
      tickets: readonly SavedTicket[];
      rows: Readonly<Record<string, RowRef>>;
    };
    events:
      | { type: 'retry.requested' }
      | { type: 'tickets.changed' }
      | { type: 'row.editing.started'; id: string }
      | { type: 'row.deletion.requested'; id: string }
      | RowNews;
  },
  actors: {
    loadTickets: fromPromise<readonly SavedTicket[], { game: Game }>(() => unprovided('loadTickets')),
    ticketRow: ticketRowMachine,
  },
  actions: {
    keepTickets: enqueueActions(({ context, enqueue }, tickets: readonly SavedTicket[]) => {
      const known = new Map(context.tickets.map((ticket) => [ticket.id, ticket]));
      // An unchanged ticket stays the same object, so that its row does not render again.
      const kept = (ticket: SavedTicket) => {
        const old = known.get(ticket.id);
        return old && JSON.stringify(old) === JSON.stringify(ticket) ? old : ticket;
      };
      const fresh = new Map(tickets.map((ticket) => [ticket.id, kept(ticket)]));
      // The row of a ticket that is gone keeps its actor: it may wait for an answer that it has to report.
      for (const [id, row] of Object.entries(context.rows)) {
        const ticket = fresh.get(id);
        if (ticket) enqueue.sendTo(row, { type: 'ticket.refreshed', ticket });
      }
      enqueue.assign({ tickets: [...fresh.values()] });
    }),
    spawnRow: assign(({ context, spawn, self }, params: { id: string }) => {
      const ticket = context.tickets.find(({ id }) => id === params.id);
      if (!ticket || context.rows[params.id]) return {};
      const row = spawn('ticketRow', {
        id: `ticketRow-${ticket.id}`,
        input: { game: context.game, ticket, parent: self },
      });
      return { rows: { ...context.rows, [ticket.id]: row } };
    }),
    startEditing: sendTo(({ context }, { id }: { id: string }) => context.rows[id] as RowRef, {
      type: 'editing.started',
    }),
    askForDeletion: sendTo(({ context }, { id }: { id: string }) => context.rows[id] as RowRef, {
      type: 'deletion.requested',
    }),
    dropTicket: assign(({ context }, params: { id: string }) => ({
      tickets: context.tickets.filter(({ id }) => id !== params.id),
      rows: Object.fromEntries(Object.entries(context.rows).filter(([id]) => id !== params.id)),
    })),
    announce: sendTo(
      ({ context }) => context.parent,
      (_, { toast }: { toast: Toast }) => ({ type: 'toast.raised' as const, toast }),
    ),
    reportFailure: sendTo(({ context }) => context.parent, { type: 'ticket.failed' as const }),
    reportDeletion: sendTo(({ context }) => context.parent, { type: 'ticket.deleted' as const }),
  },
  guards: {
    isListed: (_, params: { tickets: readonly SavedTicket[]; id: string }) =>
      params.tickets.some(({ id }) => id === params.id),
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    loadTimeout: 11_000,
  },
}).createMachine({
  id: 'tickets',
  description:
    'The saved tickets of a game. Only one that is edited or deleted has its own actor, so that long lists stay fast.',
  context: ({ input }) => ({ ...input, tickets: [], rows: {} }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadTickets',
        src: 'loadTickets',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'showing', actions: { type: 'keepTickets', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { loadTimeout: { target: 'failed' } },
      on: { 'tickets.changed': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The list could not be loaded; the person can try again.',
      on: { 'retry.requested': { target: 'loading' }, 'tickets.changed': { target: 'loading' } },
    },
    showing: {
      description: 'The tickets, newest first.',
      initial: 'settled',
      on: {
        'tickets.changed': { target: '.refreshing' },
        'row.editing.started': {
          guard: { type: 'isListed', params: ({ event, context }) => ({ tickets: context.tickets, id: event.id }) },
          actions: [
            { type: 'spawnRow', params: ({ event }) => event },
            { type: 'startEditing', params: ({ event }) => event },
          ],
        },
        'row.deletion.requested': {
          guard: { type: 'isListed', params: ({ event, context }) => ({ tickets: context.tickets, id: event.id }) },
          actions: [
            { type: 'spawnRow', params: ({ event }) => event },
            { type: 'askForDeletion', params: ({ event }) => event },
          ],
        },
        'row.saved': { actions: { type: 'announce', params: ({ event }) => event } },
        'row.deleted': {
          target: '.refreshing',
          actions: [
            { type: 'dropTicket', params: ({ event }) => event },
            { type: 'announce', params: ({ event }) => event },
            'reportDeletion',
          ],
        },
        'row.failed': {
          description: 'The ticket may be gone, or changed after all: the list shows what is saved.',
          target: '.refreshing',
          actions: [{ type: 'announce', params: ({ event }) => event }, 'reportFailure'],
        },
      },
      states: {
        settled: { description: 'The list is loaded.' },
        refreshing: {
          description: 'The list is fetched again while the old one stays visible.',
          invoke: {
            id: 'refreshTickets',
            src: 'loadTickets',
            input: ({ context }) => ({ game: context.game }),
            onDone: { target: 'settled', actions: { type: 'keepTickets', params: ({ event }) => event.output } },
            onError: { target: 'settled' },
          },
          after: { loadTimeout: { target: 'settled' } },
          on: {
            'row.saved': {
              description: 'The list being loaded may have the old numbers.',
              target: 'refreshing',
              reenter: true,
              actions: { type: 'announce', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
