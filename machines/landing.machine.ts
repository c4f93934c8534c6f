import { fromCallback, log, sendTo, setup } from 'xstate';
import { boardMachine, type BoardNews } from './board.machine.ts';

export const landingMachine = setup({
  types: {} as {
    // A visitor has no tickets, so nothing follows from what the boards tell.
    events: BoardNews | { type: 'screen.outdated' };
    children: { powerball: 'board'; megamillions: 'board' };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => {
      throw new Error('followVisibility');
    }),
    board: boardMachine,
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
        {
          id: 'powerball',
          src: 'board',
          input: ({ self }) => ({ game: 'powerball', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'megamillions',
          src: 'board',
          input: ({ self }) => ({ game: 'megamillions', parent: self }),
          onError: { target: 'failed' },
        },
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
