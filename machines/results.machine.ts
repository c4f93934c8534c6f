import { and, assign, fromPromise, raise, sendTo, setup, stateIn } from 'xstate';
import type { LastResults } from '../src/protocol/history.ts';
import type { Game } from '../src/rules/games.ts';
import { unprovided, type Parent } from './outside.ts';

/** What the results tell their page. */
export type ResultsNews = { type: 'numbers.arrived' };

/** How a draw stands in the results, and its numbers, as far as they say. */
const standingOf = ({ state, outcomes }: LastResults): string => `${state} ${outcomes[0]?.drawn.join(' ') ?? ''}`;

export const resultsMachine = setup({
  types: {} as {
    input: { game: Game; parent: Parent<ResultsNews> };
    context: {
      game: Game;
      parent: Parent<ResultsNews>;
      results: LastResults | null;
      /** The answer before, which this one replaced. */
      before: LastResults | null;
    };
    events:
      | { type: 'draw.held' }
      | { type: 'results.outdated' }
      | { type: 'retry.requested' }
      | { type: 'results.answered' }
      | { type: 'results.unanswered' };
  },
  actors: {
    loadLastResults: fromPromise<LastResults, { game: Game }>(() => unprovided('loadLastResults')),
  },
  actions: {
    keepResults: assign(({ context }, results: LastResults) => ({ results, before: context.results })),
    forgetResults: assign({ results: null }),
    reportNumbers: sendTo(({ context }) => context.parent, { type: 'numbers.arrived' as const }),
    passOnResults: raise({ type: 'results.answered' as const }),
    passOnSilence: raise({ type: 'results.unanswered' as const }),
    askAgain: raise({ type: 'results.outdated' as const }),
  },
  guards: {
    haveNumbersArrived: and([
      stateIn({ outcome: 'awaited' }),
      ({ context }) => context.results !== null && !['none', 'awaited'].includes(context.results.state),
    ]),
    haveNumbersChanged: ({ context: { before, results } }) =>
      before !== null && results !== null && standingOf(before) !== standingOf(results),
    hasNotPlayed: ({ context }) => context.results?.state === 'none',
    isAwaited: ({ context }) => context.results?.state === 'awaited',
    isBeingChecked: ({ context }) => context.results?.state === 'checking',
    isDisputed: ({ context }) => context.results?.state === 'disputed',
    hasJackpot: ({ context }) => context.results?.outcomes.some(({ tier }) => tier === 1) ?? false,
    hasPrize: ({ context }) => context.results?.outcomes.some(({ tier }) => tier !== null) ?? false,
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
    // Longer than most responses take, short enough to wait without a placeholder.
    openingPause: 1_000,
    // The pause of WI-8 while numbers are being checked.
    checkingPause: 15_000,
    // Corrections and settled disputes take hours.
    restPause: 300_000,
  },
}).createMachine({
  id: 'results',
  description: 'How the player’s tickets did in the last draw of a game, or what they are waiting for (RS-1).',
  type: 'parallel',
  context: ({ input }) => ({ ...input, results: null, before: null }),
  states: {
    asking: {
      initial: 'requesting',
      on: {
        'results.outdated': { target: '.requesting' },
        'results.answered': [
          {
            description: 'OT-10: the awaited numbers are out, so the page fetches them, too.',
            guard: 'haveNumbersArrived',
            actions: 'reportNumbers',
          },
          {
            description: 'PR-2, PR-3: the draw is confirmed, disputed or corrected, so the page fetches it again.',
            guard: 'haveNumbersChanged',
            actions: 'reportNumbers',
          },
        ],
      },
      states: {
        requesting: {
          description: 'The server is asked for the results.',
          invoke: {
            id: 'loadLastResults',
            src: 'loadLastResults',
            input: ({ context }) => ({ game: context.game }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepResults', params: ({ event }) => event.output }, 'passOnResults'],
            },
            onError: { target: 'resting', actions: 'passOnSilence' },
          },
          after: { requestTimeout: { target: 'resting', actions: 'passOnSilence' } },
        },
        resting: {
          description: 'The server was asked, and will be asked again later.',
          after: { restPause: { target: 'requesting' } },
        },
      },
    },
    outcome: {
      initial: 'opening',
      on: {
        'draw.held': {
          description: 'RS-4: at zero the previous draw’s result no longer counts.',
          target: '.awaited',
          actions: ['forgetResults', 'askAgain'],
        },
        'results.answered': [
          { guard: 'hasNotPlayed', target: '.notPlayed' },
          { guard: 'isAwaited', target: '.awaited' },
          { guard: 'isBeingChecked', target: '.checking' },
          { guard: 'isDisputed', target: '.disputed' },
          { guard: 'hasJackpot', target: '.wonJackpot' },
          { guard: 'hasPrize', target: '.won' },
          { target: '.lost' },
        ],
      },
      states: {
        opening: {
          description:
            'The board waits a moment for the first answer, so that showing a win does not shift the layout.',
          tags: 'busy',
          on: { 'results.unanswered': { target: 'failed' } },
          after: { openingPause: { target: 'waiting' } },
        },
        waiting: { description: 'No answer yet.', tags: 'busy', on: { 'results.unanswered': { target: 'failed' } } },
        failed: {
          description: 'The first request failed; the person can try again.',
          on: { 'retry.requested': { target: 'waiting', actions: 'askAgain' } },
        },
        notPlayed: { description: 'None of the player’s tickets was in the last draw.' },
        awaited: {
          description: 'The numbers of the last draw are not out yet.',
          after: { checkingPause: { target: 'awaited', reenter: true, actions: 'askAgain' } },
        },
        checking: {
          description: 'The numbers are out, but await a second source.',
          after: { checkingPause: { target: 'checking', reenter: true, actions: 'askAgain' } },
        },
        disputed: {
          description:
            'The sources disagree: there are no results until they agree, an operator decides, or 48 h pass (PR-3).',
        },
        wonJackpot: { description: 'A ticket has all six numbers.' },
        won: { description: 'At least one ticket won a prize.' },
        lost: { description: 'No ticket won anything.' },
      },
    },
  },
});
