import { assign, fromPromise, setup } from 'xstate';
import type { Outcome, Results } from '../src/protocol/history.ts';
import type { Game } from '../src/rules/games.ts';
import { unprovided } from './outside.ts';

/** Which outcomes are viewed: all tickets of a draw, or all draws of a ticket. */
export type OutcomesOf =
  | { readonly kind: 'draw'; readonly date: string }
  | { readonly kind: 'ticket'; readonly id: string };

export const winningsMachine = setup({
  types: {} as {
    input: { game: Game };
    context: { game: Game; results: Results | null; of: OutcomesOf | null; outcomes: readonly Outcome[] };
    events:
      | { type: 'retry.requested' }
      | { type: 'game.chosen'; game: Game }
      | { type: 'results.outdated' }
      | { type: 'outcomes.opened'; of: OutcomesOf }
      | { type: 'outcomes.closed' };
  },
  actors: {
    loadResults: fromPromise<Results, { game: Game }>(() => unprovided('loadResults')),
    loadOutcomes: fromPromise<readonly Outcome[], { game: Game; of: OutcomesOf | null }>(() =>
      unprovided('loadOutcomes'),
    ),
  },
  actions: {
    keepGame: assign((_, { game }: { game: Game }) => ({ game, results: null, of: null, outcomes: [] })),
    keepResults: assign((_, results: Results) => ({ results })),
    keepAsked: assign((_, { of }: { of: OutcomesOf }) => ({ of, outcomes: [] })),
    keepOutcomes: assign((_, outcomes: readonly Outcome[]) => ({ outcomes })),
  },
  guards: {
    isOtherGame: ({ context }, { game }: { game: Game }) => game !== context.game,
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    loadTimeout: 11_000,
    // A page can stay open over a draw, whose results come when a second source confirms it.
    restPause: 300_000,
  },
}).createMachine({
  id: 'winnings',
  description: 'What a player’s tickets of a game have won: in total, by draw, and by ticket.',
  context: ({ input }) => ({ game: input.game, results: null, of: null, outcomes: [] }),
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
      description: 'Nobody has looked at the winnings yet, so nothing is loaded.',
      tags: 'busy',
      on: { 'game.chosen': { target: 'loading', actions: { type: 'keepGame', params: ({ event }) => event } } },
    },
    loading: {
      description: 'The results are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadResults',
        src: 'loadResults',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'showing', actions: { type: 'keepResults', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { loadTimeout: { target: 'failed' } },
      on: { 'results.outdated': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The results could not be loaded; the person can try again.',
      on: { 'retry.requested': { target: 'loading' }, 'results.outdated': { target: 'loading' } },
    },
    showing: {
      description: 'The total winnings, and the tickets that won them.',
      initial: 'summed',
      states: {
        summed: {
          description: 'The total and the winning tickets are shown.',
          on: {
            'outcomes.opened': { target: 'opening', actions: { type: 'keepAsked', params: ({ event }) => event } },
            'results.outdated': { target: 'refreshing' },
          },
          after: { restPause: { target: 'refreshing' } },
        },
        refreshing: {
          description:
            'The total is fetched again while the old one stays visible; after a dialog, it may be out of date.',
          invoke: {
            id: 'refreshResults',
            src: 'loadResults',
            input: ({ context }) => ({ game: context.game }),
            onDone: { target: 'summed', actions: { type: 'keepResults', params: ({ event }) => event.output } },
            onError: { target: 'summed' },
          },
          after: { loadTimeout: { target: 'summed' } },
          on: {
            'results.outdated': { target: 'refreshing', reenter: true },
            'outcomes.opened': { target: 'opening', actions: { type: 'keepAsked', params: ({ event }) => event } },
          },
        },
        opening: {
          description: 'A dialog waits for the outcomes of one draw or one ticket.',
          tags: 'outcomes',
          invoke: {
            id: 'loadOutcomes',
            src: 'loadOutcomes',
            input: ({ context }) => ({ game: context.game, of: context.of }),
            onDone: { target: 'opened', actions: { type: 'keepOutcomes', params: ({ event }) => event.output } },
            onError: { target: 'unreached' },
          },
          after: { loadTimeout: { target: 'unreached' } },
          on: { 'outcomes.closed': { target: 'refreshing' } },
        },
        opened: {
          description: 'A dialog lists matches and prizes, of all tickets in a draw or of one ticket in all its draws.',
          tags: 'outcomes',
          on: { 'outcomes.closed': { target: 'refreshing' } },
        },
        unreached: {
          description: 'The outcomes could not be loaded; the person can try again or close the dialog.',
          tags: 'outcomes',
          on: { 'retry.requested': { target: 'opening' }, 'outcomes.closed': { target: 'refreshing' } },
        },
      },
    },
  },
});
