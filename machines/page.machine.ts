import { assign, fromPromise, sendTo, setup } from 'xstate';
import { unprovided, type Parent } from './outside.ts';

/** The name of the screen that was loaded for an address, and the page's title while it is shown. */
export type OpenedScreen = { name: string; title: string };

/** What a page tells the app. */
export type PageNews = ({ type: 'screen.opened' } & OpenedScreen) | { type: 'screen.left' } | { type: 'screen.missed' };

export const pageMachine = setup({
  types: {} as {
    input: { address: string; parent: Parent<PageNews> };
    context: { address: string; parent: Parent<PageNews>; screen: string | null };
    events: { type: 'address.changed'; address: string } | { type: 'retry.requested' };
  },
  actors: {
    openScreen: fromPromise<OpenedScreen, { address: string }>(() => unprovided('openScreen')),
  },
  actions: {
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
    keepScreen: assign((_, params: OpenedScreen) => ({ screen: params.name })),
    dropScreen: assign({ screen: null }),
    reportOpening: sendTo(
      ({ context }) => context.parent,
      (_, params: OpenedScreen) => ({ type: 'screen.opened' as const, ...params }),
    ),
    reportLeaving: sendTo(({ context }) => context.parent, { type: 'screen.left' as const }),
    reportMissing: sendTo(({ context }) => context.parent, { type: 'screen.missed' as const }),
  },
  delays: {
    // NAV-8: how long a script chunk may take.
    loadTimeout: 120_000,
  },
}).createMachine({
  id: 'page',
  description: 'An address is opened: its screen is loaded and shown, or the person can try again.',
  context: ({ input }) => ({ ...input, screen: null }),
  initial: 'loading',
  on: { 'address.changed': { target: '.loading', actions: { type: 'keepAddress', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'The screen is loading.',
      tags: 'busy',
      invoke: {
        id: 'openScreen',
        src: 'openScreen',
        input: ({ context }) => ({ address: context.address }),
        onDone: {
          target: 'showing',
          actions: [
            { type: 'keepScreen', params: ({ event }) => event.output },
            { type: 'reportOpening', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed' },
      },
      after: { loadTimeout: { target: 'failed' } },
    },
    showing: {
      description: 'The screen is shown until the address changes.',
      exit: ['reportLeaving', 'dropScreen'],
    },
    failed: {
      description: 'The screen could not be loaded.',
      entry: 'reportMissing',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
