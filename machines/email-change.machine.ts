import { fromPromise, setup } from 'xstate';
import { unprovided } from './outside.ts';

export type EmailLink = { uid: string; token: string };
export type EmailConfirmAnswer = { outcome: 'confirmed' | 'dead' };

export const emailChangeMachine = setup({
  types: {} as {
    input: EmailLink;
    context: EmailLink;
    events: { type: 'retry.requested' };
  },
  actors: {
    confirmEmail: fromPromise<EmailConfirmAnswer, EmailLink>(() => unprovided('confirmEmail')),
  },
  guards: {
    wasConfirmed: (_, params: EmailConfirmAnswer) => params.outcome === 'confirmed',
  },
  delays: {
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
  },
}).createMachine({
  id: 'emailChange',
  description: 'A person followed the link sent to a new address: it becomes their account’s, or the link is refused.',
  context: ({ input }) => input,
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
          { target: 'dead' },
        ],
        onError: { target: 'unanswered' },
      },
      after: { requestTimeout: { target: 'unanswered' } },
    },
    unanswered: {
      description: 'The call failed or timed out.',
      on: { 'retry.requested': { target: 'confirming' } },
    },
    confirmed: { type: 'final', description: 'The account has the new address.' },
    dead: { type: 'final', description: 'The link expired or was withdrawn, or someone else has the address by now.' },
  },
});
