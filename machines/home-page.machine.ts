import { fromCallback, sendTo, setup } from 'xstate';
import type { resultsMachine } from './results.machine.ts';
import type { ticketsMachine } from './tickets.machine.ts';

export const homePageMachine = setup({
  types: {} as {
    events: { type: 'screen.outdated' };
    children: {
      powerball: 'tickets';
      megamillions: 'tickets';
      powerballResults: 'results';
      megamillionsResults: 'results';
    };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => {
      throw new Error('followVisibility');
    }),
    // The charts of the page are provided, as ports are.
    ...({} as { tickets: typeof ticketsMachine; results: typeof resultsMachine }),
  },
  actions: {
    outdatePowerBall: sendTo('powerball', { type: 'tickets.changed' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'tickets.changed' as const }),
    outdatePowerBallResults: sendTo('powerballResults', { type: 'results.outdated' as const }),
    outdateMegaMillionsResults: sendTo('megamillionsResults', { type: 'results.outdated' as const }),
  },
}).createMachine({
  id: 'homePage',
  description: 'A player’s home: of both games what the last draw brought, and the saved tickets.',
  initial: 'showing',
  states: {
    showing: {
      description: 'All parts are there, each a chart of its own. Lists can only be read here, so they have nothing to announce.',
      invoke: [
        { id: 'followVisibility', src: 'followVisibility' },
        { id: 'powerball', src: 'tickets', input: { game: 'powerball' } },
        { id: 'megamillions', src: 'tickets', input: { game: 'megamillions' } },
        { id: 'powerballResults', src: 'results', input: { game: 'powerball' } },
        { id: 'megamillionsResults', src: 'results', input: { game: 'megamillions' } },
      ],
      on: {
        'screen.outdated': {
          description: 'The connection is back, or the tab is in sight again: lists and results are fetched again.',
          actions: ['outdatePowerBall', 'outdateMegaMillions', 'outdatePowerBallResults', 'outdateMegaMillionsResults'],
        },
      },
    },
  },
});
