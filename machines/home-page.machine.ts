import { fromCallback, log, sendTo, setup } from 'xstate';
import { boardMachine, type BoardNews } from './board.machine.ts';
import { resultsMachine, type ResultsNews } from './results.machine.ts';
import { ticketsMachine, type TicketsNews } from './tickets.machine.ts';
import { unprovided } from './outside.ts';

export const homePageMachine = setup({
  types: {} as {
    // Lists are read-only here, so they have nothing to tell.
    events: BoardNews | ResultsNews | TicketsNews | { type: 'screen.outdated' };
    children: {
      powerballBoard: 'board';
      megamillionsBoard: 'board';
      powerball: 'tickets';
      megamillions: 'tickets';
      powerballResults: 'results';
      megamillionsResults: 'results';
    };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => unprovided('followVisibility')),
    board: boardMachine,
    tickets: ticketsMachine,
    results: resultsMachine,
  },
  actions: {
    logFailure: log((_, { failure }: { failure: unknown }) => failure, 'A part of the page did not start'),
    outdatePowerBallDraw: sendTo('powerballBoard', { type: 'draw.outdated' as const }),
    outdateMegaMillionsDraw: sendTo('megamillionsBoard', { type: 'draw.outdated' as const }),
    outdatePowerBall: sendTo('powerball', { type: 'tickets.changed' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'tickets.changed' as const }),
    outdatePowerBallResults: sendTo('powerballResults', { type: 'results.outdated' as const }),
    outdateMegaMillionsResults: sendTo('megamillionsResults', { type: 'results.outdated' as const }),
  },
}).createMachine({
  id: 'homePage',
  description: 'A player’s home: for both games, the last draw and its results, the next draw, and the saved tickets.',
  initial: 'showing',
  states: {
    showing: {
      description:
        'All parts are shown, each a chart of its own. Lists are read-only here, so they have nothing to announce.',
      invoke: [
        { id: 'followVisibility', src: 'followVisibility', onError: { target: 'failed' } },
        {
          id: 'powerballBoard',
          src: 'board',
          input: ({ self }) => ({ game: 'powerball', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'megamillionsBoard',
          src: 'board',
          input: ({ self }) => ({ game: 'megamillions', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'powerball',
          src: 'tickets',
          input: ({ self }) => ({ game: 'powerball', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'megamillions',
          src: 'tickets',
          input: ({ self }) => ({ game: 'megamillions', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'powerballResults',
          src: 'results',
          input: ({ self }) => ({ game: 'powerball', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'megamillionsResults',
          src: 'results',
          input: ({ self }) => ({ game: 'megamillions', parent: self }),
          onError: { target: 'failed' },
        },
      ],
      on: {
        'draw.held': {
          description: 'RS-4: at zero the results are requested, as the server knows that the previous draw is over.',
          actions: ['outdatePowerBallResults', 'outdateMegaMillionsResults'],
        },
        'draw.arrived': {
          description: 'New numbers: their results are requested.',
          actions: ['outdatePowerBallResults', 'outdateMegaMillionsResults'],
        },
        'numbers.arrived': {
          description: 'OT-10: results are never shown next to the previous draw’s numbers.',
          actions: ['outdatePowerBallDraw', 'outdateMegaMillionsDraw'],
        },
        'screen.outdated': {
          description:
            'The connection is back, or the tab is visible again: draws, lists and results are fetched again.',
          actions: [
            'outdatePowerBallDraw',
            'outdateMegaMillionsDraw',
            'outdatePowerBall',
            'outdateMegaMillions',
            'outdatePowerBallResults',
            'outdateMegaMillionsResults',
          ],
        },
      },
    },
    failed: {
      description: 'A part of the page failed to start. The person is told and can reload the page (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
