import { fromCallback, log, sendTo, setup, type AnyEventObject } from 'xstate';
import type { ChildEventsInput } from './app.machine.ts';
import type { boardMachine } from './board.machine.ts';
import type { resultsMachine } from './results.machine.ts';
import type { ticketsMachine } from './tickets.machine.ts';

export const homePageMachine = setup({
  types: {} as {
    events: { type: 'draw.held' } | { type: 'draw.arrived' } | { type: 'screen.outdated' };
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
    childEvents: fromCallback<AnyEventObject, ChildEventsInput>(() => {
      throw new Error('childEvents');
    }),
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => {
      throw new Error('followVisibility');
    }),
    // The charts of the page are provided, as ports are.
    ...({} as { board: typeof boardMachine; tickets: typeof ticketsMachine; results: typeof resultsMachine }),
  },
  actions: {
    logFailure: log((_, params: { failure: unknown }) => params.failure, 'A part of the page did not start'),
    outdatePowerBallDraw: sendTo('powerballBoard', { type: 'draw.outdated' as const }),
    outdateMegaMillionsDraw: sendTo('megamillionsBoard', { type: 'draw.outdated' as const }),
    outdatePowerBall: sendTo('powerball', { type: 'tickets.changed' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'tickets.changed' as const }),
    outdatePowerBallResults: sendTo('powerballResults', { type: 'results.outdated' as const }),
    outdateMegaMillionsResults: sendTo('megamillionsResults', { type: 'results.outdated' as const }),
  },
}).createMachine({
  id: 'homePage',
  description: 'A player’s home: of both games the last draw, what it brought, the next draw, and the saved tickets.',
  initial: 'showing',
  states: {
    showing: {
      description: 'All parts are there, each a chart of its own. Lists can only be read here, so they have nothing to announce.',
      invoke: [
        { id: 'followVisibility', src: 'followVisibility', onError: { target: 'failed' } },
        {
          id: 'childEvents',
          src: 'childEvents',
          input: ({ self }) => ({ parent: self, ids: ['powerballBoard', 'megamillionsBoard'] }),
          onError: { target: 'failed' },
        },
        { id: 'powerballBoard', src: 'board', input: { game: 'powerball' }, onError: { target: 'failed' } },
        { id: 'megamillionsBoard', src: 'board', input: { game: 'megamillions' }, onError: { target: 'failed' } },
        { id: 'powerball', src: 'tickets', input: { game: 'powerball' }, onError: { target: 'failed' } },
        { id: 'megamillions', src: 'tickets', input: { game: 'megamillions' }, onError: { target: 'failed' } },
        { id: 'powerballResults', src: 'results', input: { game: 'powerball' }, onError: { target: 'failed' } },
        { id: 'megamillionsResults', src: 'results', input: { game: 'megamillions' }, onError: { target: 'failed' } },
      ],
      on: {
        'draw.held': {
          description: 'RS-4: at zero the results are asked for, as the server knows that the draw before is over.',
          actions: ['outdatePowerBallResults', 'outdateMegaMillionsResults'],
        },
        'draw.arrived': {
          description: 'New numbers: their results are asked for.',
          actions: ['outdatePowerBallResults', 'outdateMegaMillionsResults'],
        },
        'screen.outdated': {
          description: 'The connection is back, or the tab is in sight again: draws, lists and results are fetched again.',
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
      description: 'A part of the page did not start. The person is told, and can load the page again (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
