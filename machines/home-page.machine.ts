import { sendTo, setup } from 'xstate';
import type { ticketsMachine } from './tickets.machine.ts';

export const homePageMachine = setup({
  types: {} as {
    events: { type: 'screen.outdated' };
    children: { powerball: 'tickets'; megamillions: 'tickets' };
  },
  // The charts of the lists are provided, as ports are.
  actors: {} as { tickets: typeof ticketsMachine },
  actions: {
    outdatePowerBall: sendTo('powerball', { type: 'tickets.changed' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'tickets.changed' as const }),
  },
}).createMachine({
  id: 'homePage',
  description: 'A player’s home: the saved tickets of both games.',
  initial: 'showing',
  states: {
    showing: {
      description: 'Both lists are there, each a chart of its own. They can only be read here, so they have nothing to announce.',
      invoke: [
        { id: 'powerball', src: 'tickets', input: { game: 'powerball' } },
        { id: 'megamillions', src: 'tickets', input: { game: 'megamillions' } },
      ],
      on: {
        'screen.outdated': {
          description: 'The connection is back: both lists are fetched again.',
          actions: ['outdatePowerBall', 'outdateMegaMillions'],
        },
      },
    },
  },
});
