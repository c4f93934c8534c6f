import { assign, fromPromise, setup } from 'xstate';
import type { Device } from '../src/protocol/account.ts';
import { unprovided } from './outside.ts';

/** Which devices are signed out: one, or all but this one if null. */
export type SignOut = { id: string | null };
/** The devices that are left, or the server's words if it refused (OT-13). */
export type SignOutAnswer = readonly Device[] | { message: string };

export const devicesMachine = setup({
  types: {} as {
    context: { devices: readonly Device[]; signOut: SignOut; errorMessage: string };
    events: { type: 'retry.requested' } | ({ type: 'signOut.requested' } & SignOut);
  },
  actors: {
    loadDevices: fromPromise<readonly Device[]>(() => unprovided('loadDevices')),
    signOutDevices: fromPromise<SignOutAnswer, SignOut>(() => unprovided('signOutDevices')),
  },
  actions: {
    keepDevices: assign((_, answer: SignOutAnswer) =>
      'message' in answer ? { errorMessage: answer.message } : { devices: answer },
    ),
    keepSignOut: assign((_, { id }: SignOut) => ({ signOut: { id }, errorMessage: '' })),
    sayNoAnswer: assign({ errorMessage: 'Something went wrong!' }),
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
  },
}).createMachine({
  id: 'devices',
  description: 'The devices on which a player is signed in; each except this one can be signed out.',
  context: { devices: [], signOut: { id: null }, errorMessage: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked where the player is signed in.',
      tags: 'busy',
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: { target: 'showing', actions: { type: 'keepDevices', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { requestTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'The list could not be loaded; the player can try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    showing: {
      description: 'The devices, this one first.',
      on: {
        'signOut.requested': { target: 'signingOut', actions: { type: 'keepSignOut', params: ({ event }) => event } },
      },
    },
    signingOut: {
      description: 'The server ends one session, or all others, and returns those that are left.',
      tags: 'busy',
      invoke: {
        id: 'signOutDevices',
        src: 'signOutDevices',
        input: ({ context }) => context.signOut,
        onDone: { target: 'showing', actions: { type: 'keepDevices', params: ({ event }) => event.output } },
        onError: { target: 'showing', actions: 'sayNoAnswer' },
      },
      after: { requestTimeout: { target: 'showing', actions: 'sayNoAnswer' } },
    },
  },
});
