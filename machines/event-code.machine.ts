import { fromPromise, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { Toast } from '../src/rules/toasts.ts';
import { unprovided, type Parent } from './outside.ts';
import type { ToastNews } from './toasts.machine.ts';

/** What the saved-tickets area tells its page. */
export type EventCodeNews = ToastNews | { type: 'numbers.arrived' };

export const eventCodeMachine = setup({
  types: {} as {
    input: { game: Game; parent: Parent<EventCodeNews> };
    context: { game: Game; parent: Parent<EventCodeNews> };
    events:
      | { type: 'code.outdated' }
      | { type: 'code.answered'; code: number }
      | { type: 'code.unanswered' }
      | { type: 'resend.requested' };
  },
  actors: {
    askEventCode: fromPromise<number, { game: Game }>(() => unprovided('askEventCode')),
    resendResults: fromPromise<Toast, { game: Game }>(() => unprovided('resendResults')),
  },
  actions: {
    passOnCode: raise((_, code: number) => ({ type: 'code.answered' as const, code })),
    passOnSilence: raise({ type: 'code.unanswered' as const }),
    reportNumbers: sendTo(({ context }) => context.parent, { type: 'numbers.arrived' as const }),
    askAgain: raise({ type: 'code.outdated' as const }),
    announce: sendTo(
      ({ context }) => context.parent,
      (_, toast: Toast) => ({ type: 'toast.raised' as const, toast }),
    ),
    announceNoAnswer: sendTo(({ context }) => context.parent, {
      type: 'toast.raised' as const,
      toast: { severity: 'error' as const, text: 'Something went wrong!', lasting: 5000 },
    }),
  },
  guards: {
    isBeingMailed: (_, { code }: { code: number }) => code === 101,
    wasMailed: (_, { code }: { code: number }) => code === 102,
    isBeingChecked: (_, { code }: { code: number }) => code === 103,
    hasNoTicketYet: (_, { code }: { code: number }) => code === 202,
    isReadyToPlay: (_, { code }: { code: number }) => code === 203,
    hasMissedButMail: (_, { code }: { code: number }) => code === 204,
    hasMissed: (_, { code }: { code: number }) => code === 205,
    hasAwaitedNumbers: stateIn({ savedTickets: 'checking' }),
    hasMail: or([stateIn({ savedTickets: 'mailed' }), stateIn({ savedTickets: 'missedButMailed' })]),
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
    // WI-8: while numbers are being checked, or no code has come.
    askingPause: 15_000,
  },
}).createMachine({
  id: 'eventCode',
  description:
    'What the saved-tickets area says about the last draw, by the server’s code; results can be emailed again.',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    asking: {
      initial: 'requesting',
      states: {
        requesting: {
          description: 'The server is asked for the code of the last draw.',
          invoke: {
            id: 'askEventCode',
            src: 'askEventCode',
            input: ({ context }) => ({ game: context.game }),
            onDone: [
              {
                guard: { type: 'isBeingChecked', params: ({ event }) => ({ code: event.output }) },
                target: 'resting',
                actions: { type: 'passOnCode', params: ({ event }) => event.output },
              },
              {
                description: 'OT-10: when the code changes from 103, the numbers are out.',
                guard: 'hasAwaitedNumbers',
                target: 'resting',
                actions: [{ type: 'passOnCode', params: ({ event }) => event.output }, 'reportNumbers'],
              },
              { target: 'resting', actions: { type: 'passOnCode', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'passOnSilence' },
          },
          after: { requestTimeout: { target: 'resting', actions: 'passOnSilence' } },
          on: { 'code.outdated': { target: 'requesting', reenter: true } },
        },
        resting: {
          description: 'The code is known, until something changes.',
          on: { 'code.outdated': { target: 'requesting' } },
        },
      },
    },
    savedTickets: {
      initial: 'waiting',
      on: {
        'code.answered': [
          { guard: { type: 'isBeingMailed', params: ({ event }) => event }, target: '.mailing' },
          { guard: { type: 'wasMailed', params: ({ event }) => event }, target: '.mailed' },
          { guard: { type: 'isBeingChecked', params: ({ event }) => event }, target: '.checking' },
          { guard: { type: 'hasNoTicketYet', params: ({ event }) => event }, target: '.starting' },
          { guard: { type: 'isReadyToPlay', params: ({ event }) => event }, target: '.listing' },
          { guard: { type: 'hasMissedButMail', params: ({ event }) => event }, target: '.missedButMailed' },
          { guard: { type: 'hasMissed', params: ({ event }) => event }, target: '.missed' },
          { target: '.silent' },
        ],
      },
      states: {
        waiting: { description: 'No code yet.', tags: 'busy', on: { 'code.unanswered': { target: 'unreached' } } },
        unreached: {
          description: 'The first request failed: the list is shown, since it does not depend on the code.',
          after: { askingPause: { actions: 'askAgain', target: 'unreached', reenter: true } },
        },
        mailing: {
          description: 'The results are out and are about to be emailed (101).',
          after: { askingPause: { actions: 'askAgain', target: 'mailing', reenter: true } },
        },
        mailed: { description: 'An email with results was sent (102).' },
        checking: {
          description: 'The numbers of the last draw are not out yet (103).',
          after: { askingPause: { actions: 'askAgain', target: 'checking', reenter: true } },
        },
        starting: { description: 'The player has never saved a ticket (202).' },
        listing: { description: 'The saved tickets (203).' },
        missedButMailed: {
          description: 'There is no ticket for this draw, but an earlier email can be sent again (204).',
        },
        missed: { description: 'No ticket was saved for this draw (205).' },
        silent: { description: 'Any other code: nothing is shown.' },
      },
    },
    mail: {
      initial: 'sendable',
      states: {
        sendable: {
          description: 'An email can be sent again, if there is one.',
          on: { 'resend.requested': { guard: 'hasMail', target: 'resending' } },
        },
        resending: {
          description: 'The last results email is requested again.',
          invoke: {
            id: 'resendResults',
            src: 'resendResults',
            input: ({ context }) => ({ game: context.game }),
            onDone: { target: 'sendable', actions: { type: 'announce', params: ({ event }) => event.output } },
            onError: { target: 'sendable', actions: 'announceNoAnswer' },
          },
          after: { requestTimeout: { target: 'sendable', actions: 'announceNoAnswer' } },
        },
      },
    },
  },
});
