import { assign, fromPromise, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { Scope, Statistics } from '../src/rules/statistics.ts';
import { unprovided } from './outside.ts';

export const statisticsMachine = setup({
  types: {} as {
    input: { game: Game };
    context: { game: Game; scope: Scope; statistics: Statistics | null };
    events:
      | { type: 'game.chosen'; game: Game }
      | { type: 'scope.chosen'; scope: Scope }
      | { type: 'retry.requested' }
      | { type: 'draws.outdated' };
  },
  actors: {
    countDraws: fromPromise<Statistics, { game: Game }>(() => unprovided('countDraws')),
  },
  actions: {
    keepGame: assign((_, { game }: { game: Game }) => ({ game, statistics: null })),
    keepScope: assign((_, { scope }: { scope: Scope }) => ({ scope })),
    keepStatistics: assign((_, statistics: Statistics) => ({ statistics })),
  },
  guards: {
    isOtherGame: ({ context }, { game }: { game: Game }) => game !== context.game,
    hasDraws: (_, statistics: Statistics) => statistics.all.draws > 0,
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    loadTimeout: 11_000,
  },
}).createMachine({
  id: 'statistics',
  description:
    'How often each number of a game was drawn, and its jackpots over time, in the current era or in all draws.',
  context: ({ input }) => ({ game: input.game, scope: 'era', statistics: null }),
  initial: 'unasked',
  on: {
    'game.chosen': {
      guard: { type: 'isOtherGame', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
  },
  states: {
    unasked: {
      description: 'Nobody has looked at the statistics yet, so nothing is loaded.',
      tags: 'busy',
      on: { 'game.chosen': { target: 'loading', actions: { type: 'keepGame', params: ({ event }) => event } } },
    },
    loading: {
      description: 'The draws are loading.',
      tags: 'busy',
      invoke: {
        id: 'countDraws',
        src: 'countDraws',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'hasDraws', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'keepStatistics', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: { target: 'failed' },
      },
      after: { loadTimeout: { target: 'failed' } },
      on: { 'draws.outdated': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The draws could not be loaded; the person can try again.',
      on: { 'retry.requested': { target: 'loading' }, 'draws.outdated': { target: 'loading' } },
    },
    empty: {
      description: 'No draw is known yet, or only samples.',
      on: { 'draws.outdated': { target: 'loading' } },
    },
    showing: {
      description: 'The figures are shown; the person chooses which draws count.',
      initial: 'counted',
      on: { 'scope.chosen': { actions: { type: 'keepScope', params: ({ event }) => event } } },
      states: {
        counted: { description: 'Every known draw is counted.', on: { 'draws.outdated': { target: 'recounting' } } },
        recounting: {
          description: 'A new draw came out: all are counted again while the old figures stay visible.',
          invoke: {
            id: 'recountDraws',
            src: 'countDraws',
            input: ({ context }) => ({ game: context.game }),
            onDone: { target: 'counted', actions: { type: 'keepStatistics', params: ({ event }) => event.output } },
            onError: { target: 'counted' },
          },
          after: { loadTimeout: { target: 'counted' } },
          on: { 'draws.outdated': { target: 'recounting', reenter: true } },
        },
      },
    },
  },
});
