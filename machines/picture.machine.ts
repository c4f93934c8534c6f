import { fromPromise, setup } from 'xstate';
import { unprovided } from './outside.ts';

export const pictureMachine = setup({
  types: {} as { events: { type: 'picture.asked' } },
  actors: {
    loadPlot: fromPromise<unknown>(() => unprovided('loadPlot')),
  },
  delays: {
    // NAV-8: how long a script chunk may take.
    loadTimeout: 120_000,
  },
}).createMachine({
  id: 'picture',
  description: 'The plotting library is loaded once a plot is requested. A table has the same figures in any case.',
  initial: 'unasked',
  states: {
    unasked: { description: 'No plot has been requested yet.', on: { 'picture.asked': { target: 'loading' } } },
    loading: {
      description: 'The plotting library is loading.',
      invoke: { id: 'loadPlot', src: 'loadPlot', onDone: { target: 'drawn' }, onError: { target: 'missing' } },
      after: { loadTimeout: { target: 'missing' } },
    },
    drawn: { description: 'The plots are drawn.' },
    missing: {
      description: 'The plotting library could not be loaded; the person reads the table, or tries again.',
      on: { 'picture.asked': { target: 'loading' } },
    },
  },
});
