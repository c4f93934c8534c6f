import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../src/rules/ticket-numbers.ts';
import type { Toast } from '../src/rules/toasts.ts';
import { unprovided, type Parent } from './outside.ts';

export type UpdateAnswer = { outcome: 'saved' | 'refused'; toast: Toast };
export type DeletionAnswer = { outcome: 'deleted' | 'refused'; toast: Toast };

/** What a row tells its list. */
export type RowNews =
  | { type: 'row.saved'; toast: Toast }
  | { type: 'row.deleted'; id: string; toast: Toast }
  | { type: 'row.failed'; toast: Toast };

export const ticketRowMachine = setup({
  types: {} as {
    input: { game: Game; ticket: SavedTicket; parent: Parent<RowNews> };
    context: {
      game: Game;
      ticket: SavedTicket;
      parent: Parent<RowNews>;
      numbers: TypedNumbers;
      found: number | null;
    };
    events:
      | { type: 'editing.started' }
      | { type: 'editing.cancelled' }
      | { type: 'numbers.edited'; numbers: TypedNumbers }
      | { type: 'paste.refused'; found: number }
      | { type: 'form.submitted' }
      | { type: 'deletion.requested' }
      | { type: 'deletion.cancelled' }
      | { type: 'deletion.confirmed' }
      | { type: 'ticket.refreshed'; ticket: SavedTicket };
  },
  actors: {
    updateTicket: fromPromise<UpdateAnswer, { game: Game; ticket: SavedTicket; numbers: TypedNumbers }>(() =>
      unprovided('updateTicket'),
    ),
    deleteTicket: fromPromise<DeletionAnswer, { game: Game; ticket: SavedTicket }>(() => unprovided('deleteTicket')),
  },
  actions: {
    keepTicket: assign((_, { ticket }: { ticket: SavedTicket }) => ({ ticket })),
    takeStoredNumbers: assign({ numbers: ({ context }) => context.ticket.numbers, found: null }),
    keepNumbers: assign((_, { numbers }: { numbers: TypedNumbers }) => ({ numbers, found: null })),
    keepFound: assign((_, { found }: { found: number }) => ({ found })),
    storeNumbers: assign({ ticket: ({ context }) => ({ ...context.ticket, numbers: context.numbers }) }),
    reportSaved: sendTo(
      ({ context }) => context.parent,
      (_, { toast }: { toast: Toast }) => ({ type: 'row.saved' as const, toast }),
    ),
    reportDeleted: sendTo(
      ({ context }) => context.parent,
      ({ context }, { toast }: { toast: Toast }) => ({ type: 'row.deleted' as const, id: context.ticket.id, toast }),
    ),
    reportFailure: sendTo(
      ({ context }) => context.parent,
      (_, { toast }: { toast: Toast }) => ({ type: 'row.failed' as const, toast }),
    ),
    reportNoAnswer: sendTo(({ context }) => context.parent, {
      type: 'row.failed' as const,
      toast: { severity: 'error' as const, text: 'Something went wrong!' },
    }),
  },
  guards: {
    breaksRule: (_, _params: { game: Game; numbers: TypedNumbers }): boolean => unprovided('breaksRule'),
    hasBlank: (_, _params: { game: Game; numbers: TypedNumbers }): boolean => unprovided('hasBlank'),
    wasSaved: (_, params: UpdateAnswer) => params.outcome === 'saved',
    wasDeleted: (_, params: DeletionAnswer) => params.outcome === 'deleted',
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
  },
}).createMachine({
  id: 'ticketRow',
  description: 'One saved ticket: read, edited and saved, or deleted after confirmation.',
  context: ({ input }) => ({ ...input, numbers: input.ticket.numbers, found: null }),
  initial: 'reading',
  on: { 'ticket.refreshed': { actions: { type: 'keepTicket', params: ({ event }) => event } } },
  states: {
    reading: {
      description: 'The ticket is shown, and can be edited or deleted.',
      on: {
        'editing.started': { target: 'editing', actions: 'takeStoredNumbers' },
        'deletion.requested': { target: 'confirmingDeletion' },
      },
    },
    editing: {
      description: 'The six boxes can be changed; Cancel and Escape restore the stored numbers.',
      initial: 'valid',
      on: {
        'numbers.edited': { target: '.checking', actions: { type: 'keepNumbers', params: ({ event }) => event } },
        'paste.refused': {
          description:
            'A pasted text has fewer or more than six numbers; the row says how many, and what was there stays.',
          actions: { type: 'keepFound', params: ({ event }) => event },
        },
        'editing.cancelled': { target: 'reading' },
      },
      states: {
        checking: {
          description: 'The rules check the edit at once.',
          always: [
            { guard: { type: 'breaksRule', params: ({ context }) => context }, target: 'invalid' },
            { target: 'valid' },
          ],
        },
        valid: {
          description: 'The ticket can be saved.',
          on: {
            'form.submitted': [
              { guard: { type: 'hasBlank', params: ({ context }) => context }, target: 'incomplete' },
              { target: '#ticketRow.saving' },
            ],
          },
        },
        incomplete: { description: 'Saving was tried with an empty box: the row says so, and what was typed stays.' },
        unanswered: {
          description: 'The call failed or timed out: what was typed stays and can be saved again.',
          entry: 'reportNoAnswer',
          on: { 'form.submitted': { target: '#ticketRow.saving' } },
        },
        invalid: { description: 'A number is out of range or repeated: the row says so and cannot be saved.' },
      },
    },
    saving: {
      description: 'The server is asked to save the numbers.',
      tags: 'busy',
      invoke: {
        id: 'updateTicket',
        src: 'updateTicket',
        input: ({ context: { game, ticket, numbers } }) => ({ game, ticket, numbers }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'reading',
            actions: ['storeNumbers', { type: 'reportSaved', params: ({ event }) => event.output }],
          },
          { target: 'editing', actions: { type: 'reportFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing.unanswered' },
      },
      after: { requestTimeout: { target: 'editing.unanswered' } },
    },
    confirmingDeletion: {
      description: 'The player is asked whether to delete this ticket.',
      on: { 'deletion.cancelled': { target: 'reading' }, 'deletion.confirmed': { target: 'deleting' } },
    },
    deleting: {
      description: 'The server is asked to delete the ticket.',
      tags: 'busy',
      invoke: {
        id: 'deleteTicket',
        src: 'deleteTicket',
        input: ({ context: { game, ticket } }) => ({ game, ticket }),
        onDone: [
          {
            guard: { type: 'wasDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            actions: { type: 'reportDeleted', params: ({ event }) => event.output },
          },
          { target: 'reading', actions: { type: 'reportFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'reading', actions: 'reportNoAnswer' },
      },
      after: { requestTimeout: { target: 'reading', actions: 'reportNoAnswer' } },
    },
    deleted: { description: 'The ticket is deleted, and the list removes the row.', type: 'final' },
  },
});
