import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { unprovided, type Parent } from './outside.ts';

/** `since` is the instant of the oldest cached copy that is shown; null if none is. */
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
    followConnection: fromCallback<ConnectionEvent>(() => unprovided('followConnection')),
    reachServer: fromPromise<unknown>(() => unprovided('reachServer')),
  },
  actions: {
    keepOldest: assign(({ context }, { since }: { since: string | null }) => ({
      since: context.since === null || (since !== null && since < context.since) ? since : context.since,
    })),
    forgetCopies: assign({ since: null }),
    reportReturn: sendTo(({ context }) => context.parent, { type: 'connection.restored' as const }),
  },
  delays: {
    // Short for someone who is waiting, long for a phone in a tunnel.
    pause: 10_000,
    // A slower answer would be no use to the boards: the worker shows them copies after 3.5 s.
    requestTimeout: 3_000,
  },
}).createMachine({
  id: 'connection',
  description:
    'Whether the server can be reached. While it can’t, the last data is shown, and a notice says how old it is.',
  context: ({ input }) => ({ parent: input.parent, since: null }),
  invoke: { id: 'followConnection', src: 'followConnection' },
  initial: 'connected',
  states: {
    connected: {
      description: 'No notice is shown.',
      on: {
        'connection.lost': { target: 'disconnected', actions: { type: 'keepOldest', params: ({ event }) => event } },
      },
    },
    disconnected: {
      description: 'The notice stays until the server answers again; then everything shown is fetched again.',
      initial: 'waiting',
      on: { 'connection.lost': { actions: { type: 'keepOldest', params: ({ event }) => event } } },
      states: {
        waiting: {
          description: 'A notice says that there is no connection, and when the data was fetched.',
          on: { 'connection.returned': { target: 'trying' } },
          after: { pause: { target: 'trying' } },
        },
        trying: {
          description: 'The server is asked whether it is reachable.',
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
