import { fromCallback, log, sendTo, setup } from 'xstate';
import { boardMachine, type BoardNews } from './board.machine.ts';
import { unprovided } from './outside.ts';

export const landingMachine = setup({
  types: {} as {
    // A visitor has no tickets, so the boards' events have no effect here.
    events: BoardNews | { type: 'screen.outdated' };
    children: { powerball: 'board'; megamillions: 'board' };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => unprovided('followVisibility')),
    board: boardMachine,
  },
  actions: {
    logFailure: log((_, { failure }: { failure: unknown }) => failure, 'A part of the page did not start'),
    outdatePowerBall: sendTo('powerball', { type: 'draw.outdated' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'draw.outdated' as const }),
  },
}).createMachine({
  id: 'landing',
  description: 'A visitor’s landing page: the latest draw of each game, and the countdown to the next one.',
  initial: 'showing',
  states: {
    showing: {
      description: 'Both games are shown, each a chart of its own.',
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
          description: 'The tab is visible again: both draws are fetched again.',
          actions: ['outdatePowerBall', 'outdateMegaMillions'],
        },
      },
    },
    failed: {
      description: 'A part of the page failed to start. The person is told and can reload the page (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
