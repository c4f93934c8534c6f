import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from './outside.ts';

export type EmailLink = { uid: string; token: string };
export type EmailConfirmAnswer = { outcome: 'confirmed' | 'dead' } | { outcome: 'refused'; message: string };

export const emailChangeMachine = setup({
  types: {} as {
    input: EmailLink;
    context: EmailLink & { errorMessage: string };
    events: { type: 'retry.requested' };
  },
  actors: {
    confirmEmail: fromPromise<EmailConfirmAnswer, EmailLink>(() => unprovided('confirmEmail')),
  },
  actions: {
    say: assign((_, said: EmailConfirmAnswer | { message: string }) => ({
      errorMessage: 'message' in said ? said.message : '',
    })),
  },
  guards: {
    wasConfirmed: (_, params: EmailConfirmAnswer) => params.outcome === 'confirmed',
    isDead: (_, params: EmailConfirmAnswer) => params.outcome === 'dead',
  },
  delays: {
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
  },
}).createMachine({
  id: 'emailChange',
  description: 'A person followed the link sent to a new address: it becomes their account’s, or the link is refused.',
  context: ({ input }) => ({ ...input, errorMessage: '' }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The link is used; using it again just confirms that.',
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'wasConfirmed', params: ({ event }) => event.output }, target: 'confirmed' },
          { guard: { type: 'isDead', params: ({ event }) => event.output }, target: 'dead' },
          { target: 'unconfirmed', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unconfirmed', actions: { type: 'say', params: { message: 'Something went wrong!' } } },
      },
      after: {
        requestTimeout: {
          target: 'unconfirmed',
          actions: { type: 'say', params: { message: 'Something went wrong!' } },
        },
      },
    },
    unconfirmed: {
      description: 'The server refused, for example after too many tries, or did not answer: the page says why.',
      on: { 'retry.requested': { target: 'confirming' } },
    },
    confirmed: { type: 'final', description: 'The account has the new address.' },
    dead: { type: 'final', description: 'The link expired or was withdrawn, or someone else has the address by now.' },
  },
});
