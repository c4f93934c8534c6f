import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { LatestDraw } from '../src/protocol/draws.ts';
import type { Remaining } from '../src/rules/draw-times.ts';
import type { Game } from '../src/rules/games.ts';
import { unprovided, type Parent } from './outside.ts';

export type CountdownEvent = { type: 'countdown.ticked'; remaining: Remaining } | { type: 'countdown.ended' };

/** What a board tells its page. */
export type BoardNews = { type: 'draw.held' } | { type: 'draw.arrived' };

const zeros: Remaining = { days: 0, hours: 0, minutes: 0, seconds: 0 };

export const boardMachine = setup({
  types: {} as {
    input: { game: Game; parent: Parent<BoardNews> };
    context: { game: Game; parent: Parent<BoardNews>; draw: LatestDraw | null; remaining: Remaining; tries: number };
    events: { type: 'retry.requested' } | { type: 'draw.outdated' } | CountdownEvent;
  },
  actors: {
    loadLatestDraw: fromPromise<LatestDraw, { game: Game }>(() => unprovided('loadLatestDraw')),
    countDown: fromCallback<CountdownEvent, { until: string }>(() => unprovided('countDown')),
  },
  actions: {
    keepDraw: assign((_, draw: LatestDraw) => ({ draw })),
    keepRemaining: assign((_, { remaining }: { remaining: Remaining }) => ({ remaining })),
    startWaiting: assign({ remaining: zeros, tries: 0 }),
    countTry: assign({ tries: ({ context }) => Math.min(context.tries + 1, 6) }),
    reportHeld: sendTo(({ context }) => context.parent, { type: 'draw.held' as const }),
    reportDraw: sendTo(({ context }) => context.parent, { type: 'draw.arrived' as const }),
  },
  guards: {
    // The server names the draw after next once numbers are out, or have been awaited for 12 h (BD-5).
    isNewer: ({ context }, draw: LatestDraw) => draw.next_drawing_date > (context.draw?.next_drawing_date ?? ''),
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    loadTimeout: 11_000,
    // Samples are there at once, numbers after minutes or hours: 1 s first, then four times as long, up to 15 minutes.
    growingPause: ({ context }) => Math.min(1000 * 4 ** context.tries, 900_000),
  },
}).createMachine({
  id: 'board',
  description: 'A game: its latest draw, its jackpot, the countdown to the next draw, and the wait for new numbers.',
  context: ({ input }) => ({ ...input, draw: null, remaining: zeros, tries: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest draw is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadLatestDraw',
        src: 'loadLatestDraw',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'showing', actions: { type: 'keepDraw', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { loadTimeout: { target: 'failed' } },
      on: { 'draw.outdated': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The latest draw could not be loaded; the person can try again.',
      on: { 'retry.requested': { target: 'loading' }, 'draw.outdated': { target: 'loading' } },
    },
    showing: {
      description: 'The latest draw and the countdown to the next one.',
      invoke: {
        id: 'countDown',
        src: 'countDown',
        input: ({ context }) => ({ until: context.draw?.next_drawing_date ?? '' }),
      },
      initial: 'settled',
      on: {
        'countdown.ticked': { actions: { type: 'keepRemaining', params: ({ event }) => event } },
        'countdown.ended': { target: 'awaiting', actions: ['startWaiting', 'reportHeld'] },
      },
      states: {
        settled: {
          description: 'The latest draw and the countdown are shown.',
          on: { 'draw.outdated': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The connection is back: the draw is fetched again while the old one stays visible.',
          invoke: {
            id: 'refreshDraw',
            src: 'loadLatestDraw',
            input: ({ context }) => ({ game: context.game }),
            onDone: { target: '#board.showing', actions: { type: 'keepDraw', params: ({ event }) => event.output } },
            onError: { target: 'settled' },
          },
          after: { loadTimeout: { target: 'settled' } },
          on: { 'draw.outdated': { target: 'refreshing', reenter: true } },
        },
      },
    },
    awaiting: {
      description:
        'The draw is being held: zeros are shown, and the server is asked for newer numbers after growing pauses.',
      initial: 'pausing',
      states: {
        pausing: {
          description: 'The countdown shows zeros, and the numbers are not out yet.',
          on: { 'draw.outdated': { target: 'asking' } },
          after: { growingPause: { target: 'asking', actions: 'countTry' } },
        },
        asking: {
          description: 'The server is asked for the new numbers.',
          invoke: {
            id: 'askAgain',
            src: 'loadLatestDraw',
            input: ({ context }) => ({ game: context.game }),
            onDone: [
              {
                guard: { type: 'isNewer', params: ({ event }) => event.output },
                target: '#board.showing',
                actions: [{ type: 'keepDraw', params: ({ event }) => event.output }, 'reportDraw'],
              },
              {
                description: 'The last draw may have been corrected.',
                target: 'pausing',
                actions: { type: 'keepDraw', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'pausing' },
          },
          after: { loadTimeout: { target: 'pausing' } },
          on: { 'draw.outdated': { target: 'asking', reenter: true } },
        },
      },
    },
  },
});
