import { fromPromise, sendTo, setup } from 'xstate';
import { unprovided, type Parent } from './outside.ts';

export type ActivationLink = { uid: string; token: string };
export type ActivationAnswer = { outcome: 'accepted' } | { outcome: 'refused' };

/** What an activation tells the app. */
export type ActivationNews = { type: 'account.activated' } | { type: 'activation.failed'; link: string };

export const activationMachine = setup({
  types: {} as {
    input: ActivationLink & { parent: Parent<ActivationNews> };
    context: ActivationLink & { parent: Parent<ActivationNews> };
  },
  actors: {
    activateAccount: fromPromise<ActivationAnswer, ActivationLink>(() => unprovided('activateAccount')),
  },
  actions: {
    reportActivation: sendTo(({ context }) => context.parent, { type: 'account.activated' as const }),
    reportFailure: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'activation.failed' as const, link: context.token }),
    ),
  },
  guards: {
    wasAccepted: (_, params: ActivationAnswer) => params.outcome === 'accepted',
  },
  delays: {
    // The plain client has no timeout of its own; a page that stays empty for longer looks broken.
    requestTimeout: 30_000,
  },
}).createMachine({
  id: 'activation',
  description: 'A person followed the link in the activation email: the account is activated, or the link is refused.',
  context: ({ input }) => input,
  initial: 'activating',
  states: {
    activating: {
      description: 'The link is sent to the server once; meanwhile the screen is blank.',
      tags: 'busy',
      invoke: {
        id: 'activateAccount',
        src: 'activateAccount',
        input: ({ context: { uid, token } }) => ({ uid, token }),
        onDone: [
          { guard: { type: 'wasAccepted', params: ({ event }) => event.output }, target: 'verified' },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
      after: { requestTimeout: { target: 'failed' } },
    },
    verified: {
      type: 'final',
      entry: 'reportActivation',
      description: 'The app opens the notice that the address was verified.',
    },
    failed: {
      type: 'final',
      entry: 'reportFailure',
      description: 'The app opens the notice that the activation failed.',
    },
  },
});
