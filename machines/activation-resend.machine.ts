import { assign, fromPromise, setup } from 'xstate';

/** `dead`: the server knows no sign-up by that token. */
export type ResendAnswer = { outcome: 'sent' } | { outcome: 'dead' } | { outcome: 'refused'; message: string };

export const activationResendMachine = setup({
  types: {} as {
    input: { token: string };
    context: { token: string; errorMessage: string };
    events: { type: 'mail.requested' };
  },
  actors: {
    resendActivationMail: fromPromise<ResendAnswer, { token: string }>(() =>
      Promise.reject(new Error('resendActivationMail')),
    ),
  },
  actions: {
    say: assign((_, params: { errorMessage: string }) => ({ errorMessage: params.errorMessage })),
    sayNoAnswer: assign({ errorMessage: 'Something went wrong!' }),
  },
  guards: {
    wasSent: (_, params: ResendAnswer) => params.outcome === 'sent',
    isDead: (_, params: ResendAnswer) => params.outcome === 'dead',
  },
  delays: {
    // The plain client has no time-out of its own, and nobody watches a spinner for longer.
    requestTimeout: 30_000,
    // AK-1: the server sends an account's mail again once a minute.
    resendPause: 60_000,
  },
}).createMachine({
  id: 'activationResend',
  description: 'A person whose account is not active yet has the activation mail sent again, once a minute.',
  context: ({ input }) => ({ token: input.token, errorMessage: '' }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The mail can be asked for. If the server refused it, its words say why, and how long to wait.',
      on: { 'mail.requested': { target: 'sending' } },
    },
    sending: {
      description: 'The server was asked for another mail.',
      tags: 'busy',
      entry: { type: 'say', params: { errorMessage: '' } },
      invoke: {
        id: 'resendActivationMail',
        src: 'resendActivationMail',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'wasSent', params: ({ event }) => event.output }, target: 'sent' },
          { guard: { type: 'isDead', params: ({ event }) => event.output }, target: 'dead' },
          {
            target: 'ready',
            actions: {
              type: 'say',
              params: ({ event }) => ({ errorMessage: event.output.outcome === 'refused' ? event.output.message : '' }),
            },
          },
        ],
        onError: { target: 'unanswered' },
      },
      after: { requestTimeout: { target: 'unanswered' } },
    },
    sent: {
      description: 'Another mail is on its way; the next one has to wait.',
      after: { resendPause: { target: 'ready' } },
    },
    unanswered: {
      description: 'No answer came, or none in time: the mail can be asked for again.',
      entry: 'sayNoAnswer',
      on: { 'mail.requested': { target: 'sending' } },
    },
    dead: {
      type: 'final',
      description: 'No sign-up waits: the account is active, or was deleted. Signing in or signing up again leads on.',
    },
  },
});
