import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Parent } from './parent.ts';

/** `since` is the instant of the oldest copy that is shown in place of an answer; null where none is. */
export type ConnectionEvent = { type: 'connection.lost'; since: string | null } | { type: 'connection.returned' };

/** What the connection tells the app. */
export type ConnectionNews = { type: 'connection.restored' };

export const connectionMachine = setup({
  types: {} as {
    input: { parent: Parent<ConnectionNews> };
    context: { parent: Parent<ConnectionNews>; since: string | null };
    events: ConnectionEvent;
  },
  actors: {
    followConnection: fromCallback<ConnectionEvent>(() => {
      throw new Error('followConnection');
    }),
    reachServer: fromPromise<unknown>(() => Promise.reject(new Error('reachServer'))),
  },
  actions: {
    keepOldest: assign(({ context }, params: { since: string | null }) => ({
      since:
        context.since === null || (params.since !== null && params.since < context.since)
          ? params.since
          : context.since,
    })),
    forgetCopies: assign({ since: null }),
    reportReturn: sendTo(({ context }) => context.parent, { type: 'connection.restored' as const }),
  },
  delays: {
    // Short for somebody who waits, long for a telephone that is in a tunnel.
    pause: 10_000,
    // An answer that takes longer would not spare the boards their copies: the worker shows those after 3.5 s.
    requestTimeout: 3_000,
  },
}).createMachine({
  id: 'connection',
  description:
    'Whether the server can be reached. While it can’t, what came last is shown, and a notice says when it came.',
  context: ({ input }) => ({ parent: input.parent, since: null }),
  invoke: { id: 'followConnection', src: 'followConnection' },
  initial: 'connected',
  states: {
    connected: {
      description: 'No notice is there.',
      on: {
        'connection.lost': {
          target: 'disconnected',
          actions: { type: 'keepOldest', params: ({ event }) => ({ since: event.since }) },
        },
      },
    },
    disconnected: {
      description: 'The notice stands until the server answers again; then all that is shown is fetched anew.',
      initial: 'waiting',
      on: { 'connection.lost': { actions: { type: 'keepOldest', params: ({ event }) => ({ since: event.since }) } } },
      states: {
        waiting: {
          description: 'A notice says that there is no connection, and of when the data is.',
          on: { 'connection.returned': { target: 'trying' } },
          after: { pause: { target: 'trying' } },
        },
        trying: {
          description: 'The server is asked for a sign of life.',
          invoke: {
            id: 'reachServer',
            src: 'reachServer',
            onDone: { target: '#connection.connected', actions: ['forgetCopies', 'reportReturn'] },
            onError: { target: 'waiting' },
          },
          after: { requestTimeout: { target: 'waiting' } },
        },
      },
    },
  },
});
