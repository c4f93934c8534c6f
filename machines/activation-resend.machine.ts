import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from './outside.ts';

/** `dead`: the server knows no sign-up with that token. */
export type ResendAnswer = { outcome: 'sent' } | { outcome: 'dead' } | { outcome: 'refused'; message: string };

export const activationResendMachine = setup({
  types: {} as {
    input: { token: string };
    context: { token: string; errorMessage: string };
    events: { type: 'mail.requested' };
  },
  actors: {
    resendActivationMail: fromPromise<ResendAnswer, { token: string }>(() => unprovided('resendActivationMail')),
  },
  actions: {
    say: assign((_, said: ResendAnswer | { message: string }) => ({
      errorMessage: 'message' in said ? said.message : '',
    })),
  },
  guards: {
    wasSent: (_, params: ResendAnswer) => params.outcome === 'sent',
    isDead: (_, params: ResendAnswer) => params.outcome === 'dead',
  },
  delays: {
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
    // AK-1: the server resends an account's email at most once a minute.
    resendPause: 60_000,
  },
}).createMachine({
  id: 'activationResend',
  description: 'A person whose account is not active yet has the activation email sent again, at most once a minute.',
  context: ({ input }) => ({ token: input.token, errorMessage: '' }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The email can be requested. If the server refused, its message says why and how long to wait.',
      on: { 'mail.requested': { target: 'sending' } },
    },
    sending: {
      description: 'The server was asked for another email.',
      tags: 'busy',
      entry: { type: 'say', params: { message: '' } },
      invoke: {
        id: 'resendActivationMail',
        src: 'resendActivationMail',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'wasSent', params: ({ event }) => event.output }, target: 'sent' },
          { guard: { type: 'isDead', params: ({ event }) => event.output }, target: 'dead' },
          { target: 'ready', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unanswered' },
      },
      after: { requestTimeout: { target: 'unanswered' } },
    },
    sent: {
      description: 'Another email is on its way; the next one has to wait.',
      after: { resendPause: { target: 'ready' } },
    },
    unanswered: {
      description: 'The call failed or timed out: the email can be requested again.',
      entry: { type: 'say', params: { message: 'Something went wrong!' } },
      on: { 'mail.requested': { target: 'sending' } },
    },
    dead: {
      type: 'final',
      description:
        'No sign-up is pending: the account is active or was deleted. The person can sign in or sign up again.',
    },
  },
});
