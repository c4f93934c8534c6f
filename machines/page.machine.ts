import type { ReactNode } from 'react';
import { assign, emit, fromPromise, setup } from 'xstate';

/** What a field of the page says, typed or ticked. */
export type Field = { readonly name: string; readonly value: string; readonly checked: boolean };

/**
 * A screen that was loaded and opened for one visit of an address; closing it stops its actors. It takes what was typed before it was
 * there, and can fetch anew what it shows.
 */
export type Screen = {
  readonly title: string;
  readonly show: () => ReactNode;
  readonly close: () => void;
  readonly take?: (fields: readonly Field[]) => void;
  readonly refresh?: () => void;
};

export const pageMachine = setup({
  types: {} as {
    input: { address: string };
    context: { address: string; screen: Screen | null };
    events: { type: 'address.changed'; address: string } | { type: 'retry.requested' };
    emitted: { type: 'screen.left'; screen: Screen | null };
  },
  actors: {
    openScreen: fromPromise<Screen, { address: string }>(() => Promise.reject(new Error('openScreen'))),
  },
  actions: {
    keepAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    keepScreen: assign((_, params: { screen: Screen }) => ({ screen: params.screen })),
    dropScreen: assign({ screen: null }),
    reportLeaving: emit(({ context }) => ({ type: 'screen.left' as const, screen: context.screen })),
  },
  delays: {
    // NAV-8: how long a script chunk may take.
    loadTimeout: 120_000,
  },
}).createMachine({
  id: 'page',
  description: 'An address is opened: its screen is loaded and shown, or the person can try again.',
  context: ({ input }) => ({ address: input.address, screen: null }),
  initial: 'loading',
  on: {
    'address.changed': { target: '.loading', actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) } },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'openScreen',
        src: 'openScreen',
        input: ({ context }) => ({ address: context.address }),
        onDone: { target: 'showing', actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { loadTimeout: { target: 'failed' } },
    },
    showing: {
      description: 'The screen is there until the address changes.',
      exit: ['reportLeaving', 'dropScreen'],
    },
    failed: {
      description: 'The screen did not arrive.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
