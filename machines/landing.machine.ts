import { fromCallback, log, sendTo, setup } from 'xstate';
import type { boardMachine } from './board.machine.ts';

export const landingMachine = setup({
  types: {} as {
    events: { type: 'screen.outdated' };
    children: { powerball: 'board'; megamillions: 'board' };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => {
      throw new Error('followVisibility');
    }),
    // The charts of the page are provided, as ports are.
    ...({} as { board: typeof boardMachine }),
  },
  actions: {
    logFailure: log((_, params: { failure: unknown }) => params.failure, 'A part of the page did not start'),
    outdatePowerBall: sendTo('powerball', { type: 'draw.outdated' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'draw.outdated' as const }),
  },
}).createMachine({
  id: 'landing',
  description: 'A visitor’s landing page: the latest draw of both games, and the countdown to the next ones.',
  initial: 'showing',
  states: {
    showing: {
      description: 'Both games are there, each a chart of its own.',
      invoke: [
        { id: 'followVisibility', src: 'followVisibility', onError: { target: 'failed' } },
        { id: 'powerball', src: 'board', input: { game: 'powerball' }, onError: { target: 'failed' } },
        { id: 'megamillions', src: 'board', input: { game: 'megamillions' }, onError: { target: 'failed' } },
      ],
      on: {
        'screen.outdated': {
          description: 'The tab is in sight again: both draws are fetched again.',
          actions: ['outdatePowerBall', 'outdateMegaMillions'],
        },
      },
    },
    failed: {
      description: 'A part of the page did not start. The person is told, and can load the page again (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
