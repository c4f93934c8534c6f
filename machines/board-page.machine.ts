import { fromCallback, log, sendTo, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { Toast } from '../src/rules/toasts.ts';
import { boardMachine, type BoardNews } from './board.machine.ts';
import { eventCodeMachine, type EventCodeNews } from './event-code.machine.ts';
import { resultsMachine, type ResultsNews } from './results.machine.ts';
import { shareMachine } from './share.machine.ts';
import { ticketEntryMachine, type TicketEntryNews } from './ticket-entry.machine.ts';
import { ticketsMachine, type TicketsNews } from './tickets.machine.ts';
import { unprovided, type Parent } from './outside.ts';
import type { ToastNews } from './toasts.machine.ts';

export const boardPageMachine = setup({
  types: {} as {
    input: { game: Game; parent: Parent<ToastNews> };
    context: { game: Game; parent: Parent<ToastNews> };
    events: BoardNews | EventCodeNews | ResultsNews | TicketEntryNews | TicketsNews | { type: 'screen.outdated' };
    children: {
      board: 'board';
      results: 'results';
      tickets: 'tickets';
      eventCode: 'eventCode';
      ticketEntry: 'ticketEntry';
      share: 'share';
    };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => unprovided('followVisibility')),
    board: boardMachine,
    results: resultsMachine,
    tickets: ticketsMachine,
    eventCode: eventCodeMachine,
    ticketEntry: ticketEntryMachine,
    share: shareMachine,
  },
  actions: {
    logFailure: log((_, { failure }: { failure: unknown }) => failure, 'A part of the page did not start'),
    outdateDraw: sendTo('board', { type: 'draw.outdated' as const }),
    outdateResults: sendTo('results', { type: 'results.outdated' as const }),
    tellOfDraw: sendTo('results', { type: 'draw.held' as const }),
    outdateTickets: sendTo('tickets', { type: 'tickets.changed' as const }),
    outdateCode: sendTo('eventCode', { type: 'code.outdated' as const }),
    announce: sendTo(
      ({ context }) => context.parent,
      (_, { toast }: { toast: Toast }) => ({ type: 'toast.raised' as const, toast }),
    ),
  },
}).createMachine({
  id: 'boardPage',
  description:
    'A game’s page: how the tickets did in the last draw, the draw, entry, saved tickets, emails and sharing.',
  context: ({ input }) => input,
  initial: 'showing',
  states: {
    showing: {
      description: 'All parts of the page are shown, each a chart of its own.',
      invoke: [
        { id: 'followVisibility', src: 'followVisibility', onError: { target: 'failed' } },
        {
          id: 'board',
          src: 'board',
          input: ({ context, self }) => ({ game: context.game, parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'results',
          src: 'results',
          input: ({ context, self }) => ({ game: context.game, parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'tickets',
          src: 'tickets',
          input: ({ context, self }) => ({ game: context.game, parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'eventCode',
          src: 'eventCode',
          input: ({ context, self }) => ({ game: context.game, parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'ticketEntry',
          src: 'ticketEntry',
          input: ({ context, self }) => ({ game: context.game, parent: self }),
          onError: { target: 'failed' },
        },
        { id: 'share', src: 'share', input: ({ self }) => ({ parent: self }), onError: { target: 'failed' } },
      ],
      on: {
        'ticket.created': {
          description: 'WI-8: a new ticket is listed, and the code is requested again.',
          actions: ['outdateTickets', 'outdateCode'],
        },
        'ticket.unanswered': {
          description: 'The ticket may have been saved: the list shows whether it was, before it is saved again.',
          actions: ['outdateTickets', 'outdateCode'],
        },
        'ticket.deleted': {
          description: 'WI-8: after a deletion the code is requested again.',
          actions: 'outdateCode',
        },
        'ticket.failed': {
          description: 'WI-8: the ticket may be gone, so the code is requested again.',
          actions: 'outdateCode',
        },
        'draw.held': {
          description: 'RS-4, OT-10: at zero the numbers are awaited at once, and the code is requested.',
          actions: ['tellOfDraw', 'outdateCode'],
        },
        'draw.arrived': {
          description: 'WI-8: after a new draw, the code and the results are requested again.',
          actions: ['outdateCode', 'outdateResults'],
        },
        'numbers.arrived': {
          description: 'OT-10: results are never shown next to the previous draw’s numbers.',
          actions: ['outdateDraw', 'outdateResults'],
        },
        'toast.raised': { actions: { type: 'announce', params: ({ event }) => event } },
        'screen.outdated': {
          description: 'OT-10: the connection is back, or the tab is visible again: everything shown is fetched again.',
          actions: ['outdateDraw', 'outdateResults', 'outdateTickets', 'outdateCode'],
        },
      },
    },
    failed: {
      description: 'A part of the page failed to start. The person is told and can reload the page (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
