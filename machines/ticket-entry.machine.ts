import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { TypedNumbers } from '../src/rules/ticket-numbers.ts';
import type { Toast } from '../src/rules/toasts.ts';
import { unprovided, type Parent } from './outside.ts';
import type { ToastNews } from './toasts.machine.ts';

export type CreationAnswer = { outcome: 'created' | 'refused'; toast: Toast };

/** What the entry form tells its page. */
export type TicketEntryNews = ToastNews | { type: 'ticket.created' } | { type: 'ticket.unanswered' };

export const ticketEntryMachine = setup({
  types: {} as {
    input: { game: Game; parent: Parent<TicketEntryNews> };
    context: { game: Game; parent: Parent<TicketEntryNews>; numbers: TypedNumbers; found: number | null };
    events:
      | { type: 'numbers.edited'; numbers: TypedNumbers }
      | { type: 'quickPick.pressed' }
      | { type: 'paste.refused'; found: number }
      | { type: 'form.submitted' };
  },
  actors: {
    createTicket: fromPromise<CreationAnswer, { game: Game; numbers: TypedNumbers }>(() => unprovided('createTicket')),
  },
  actions: {
    keepNumbers: assign((_, { numbers }: { numbers: TypedNumbers }) => ({ numbers, found: null })),
    pickNumbers: assign((_, _params: { game: Game }): { numbers: TypedNumbers; found: null } =>
      unprovided('pickNumbers'),
    ),
    keepFound: assign((_, { found }: { found: number }) => ({ found })),
    clearNumbers: assign({ numbers: ['', '', '', '', '', ''], found: null }),
    announce: sendTo(
      ({ context }) => context.parent,
      (_, { toast }: { toast: Toast }) => ({ type: 'toast.raised' as const, toast }),
    ),
    reportCreation: sendTo(({ context }) => context.parent, { type: 'ticket.created' as const }),
    reportNoAnswer: sendTo(({ context }) => context.parent, { type: 'ticket.unanswered' as const }),
  },
  guards: {
    hasBlank: (_, _params: { game: Game; numbers: TypedNumbers }): boolean => unprovided('hasBlank'),
    breaksRule: (_, _params: { game: Game; numbers: TypedNumbers }): boolean => unprovided('breaksRule'),
    wasCreated: (_, params: CreationAnswer) => params.outcome === 'created',
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
  },
}).createMachine({
  id: 'ticketEntry',
  description:
    'A player types five numbers and a special ball, or has them picked at random, and saves them as a ticket.',
  context: ({ input }) => ({ ...input, numbers: ['', '', '', '', '', ''], found: null }),
  initial: 'filling',
  states: {
    filling: {
      initial: 'incomplete',
      on: {
        'numbers.edited': { target: '.checking', actions: { type: 'keepNumbers', params: ({ event }) => event } },
        'quickPick.pressed': {
          description: 'Six random numbers replace what was there.',
          target: '.complete',
          actions: { type: 'pickNumbers', params: ({ context }) => context },
        },
        'paste.refused': {
          description:
            'A pasted text has fewer or more than six numbers; the form says how many, and what was there stays.',
          actions: { type: 'keepFound', params: ({ event }) => event },
        },
      },
      states: {
        checking: {
          description: 'The rules check the edit at once.',
          always: [
            { guard: { type: 'breaksRule', params: ({ context }) => context }, target: 'invalid' },
            { guard: { type: 'hasBlank', params: ({ context }) => context }, target: 'incomplete' },
            { target: 'complete' },
          ],
        },
        incomplete: { description: 'A box is still empty.' },
        invalid: { description: 'A number is out of range or repeated; the form says which.' },
        complete: {
          description: 'All six numbers are filled in and can be saved.',
          on: { 'form.submitted': { target: '#ticketEntry.saving' } },
        },
        unanswered: {
          description: 'The call failed or timed out: the numbers stay and can be saved again.',
          entry: [
            { type: 'announce', params: { toast: { severity: 'error', text: 'Something went wrong!' } } },
            'reportNoAnswer',
          ],
          on: { 'form.submitted': { target: '#ticketEntry.saving' } },
        },
      },
    },
    saving: {
      description: 'The server is asked to save the ticket.',
      tags: 'busy',
      invoke: {
        id: 'createTicket',
        src: 'createTicket',
        input: ({ context: { game, numbers } }) => ({ game, numbers }),
        onDone: [
          {
            guard: { type: 'wasCreated', params: ({ event }) => event.output },
            target: 'filling',
            actions: ['clearNumbers', 'reportCreation', { type: 'announce', params: ({ event }) => event.output }],
          },
          { target: 'filling.complete', actions: { type: 'announce', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling.unanswered' },
      },
      after: { requestTimeout: { target: 'filling.unanswered' } },
    },
  },
});
