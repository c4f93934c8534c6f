import { emit, fromCallback, sendTo, setup, type AnyEventObject } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { Toast } from '../src/rules/toasts.ts';
import type { ChildEventsInput } from './app.machine.ts';
import type { boardMachine } from './board.machine.ts';
import type { eventCodeMachine } from './event-code.machine.ts';
import type { shareMachine } from './share.machine.ts';
import type { ticketEntryMachine } from './ticket-entry.machine.ts';
import type { ticketsMachine } from './tickets.machine.ts';

export const boardPageMachine = setup({
  types: {} as {
    input: { game: Game };
    context: { game: Game };
    events:
      | { type: 'draw.arrived' }
      | { type: 'ticket.created' }
      | { type: 'ticket.deleted' }
      | { type: 'toast.raised'; toast: Toast }
      | { type: 'screen.outdated' };
    emitted: { type: 'toast.raised'; toast: Toast };
    children: { board: 'board'; tickets: 'tickets'; eventCode: 'eventCode'; ticketEntry: 'ticketEntry'; share: 'share' };
  },
  actors: {
    childEvents: fromCallback<AnyEventObject, ChildEventsInput>(() => {
      throw new Error('childEvents');
    }),
    // The charts of the page are provided, as ports are.
    ...({} as {
      board: typeof boardMachine;
      tickets: typeof ticketsMachine;
      eventCode: typeof eventCodeMachine;
      ticketEntry: typeof ticketEntryMachine;
      share: typeof shareMachine;
    }),
  },
  actions: {
    outdateDraw: sendTo('board', { type: 'draw.outdated' as const }),
    outdateTickets: sendTo('tickets', { type: 'tickets.changed' as const }),
    outdateCode: sendTo('eventCode', { type: 'code.outdated' as const }),
    announce: emit((_, params: { toast: Toast }) => ({ type: 'toast.raised' as const, toast: params.toast })),
  },
}).createMachine({
  id: 'boardPage',
  description: 'A game’s page: its draw, the entry form, the saved tickets, what is said about the last draw, and sharing, side by side.',
  context: ({ input }) => ({ game: input.game }),
  initial: 'showing',
  states: {
    showing: {
      description: 'All parts of the page are there, each a chart of its own.',
      invoke: [
        {
          id: 'childEvents',
          src: 'childEvents',
          input: ({ self }) => ({ parent: self, ids: ['board', 'tickets', 'eventCode', 'ticketEntry', 'share'] }),
        },
        { id: 'board', src: 'board', input: ({ context }) => ({ game: context.game }) },
        { id: 'tickets', src: 'tickets', input: ({ context }) => ({ game: context.game }) },
        { id: 'eventCode', src: 'eventCode', input: ({ context }) => ({ game: context.game }) },
        { id: 'ticketEntry', src: 'ticketEntry', input: ({ context }) => ({ game: context.game }) },
        { id: 'share', src: 'share' },
      ],
      on: {
        'ticket.created': {
          description: 'WI-8: a new ticket is listed and asks for the code again.',
          actions: ['outdateTickets', 'outdateCode'],
        },
        'ticket.deleted': { description: 'WI-8: a deleted ticket asks for the code again.', actions: 'outdateCode' },
        'draw.arrived': { description: 'WI-8: a new draw asks for the code again.', actions: 'outdateCode' },
        'toast.raised': { actions: { type: 'announce', params: ({ event }) => ({ toast: event.toast }) } },
        'screen.outdated': {
          description: 'The connection is back: all that is shown is fetched again.',
          actions: ['outdateDraw', 'outdateTickets', 'outdateCode'],
        },
      },
    },
  },
});
