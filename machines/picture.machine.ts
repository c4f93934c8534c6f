import { fromPromise, setup } from 'xstate';

export const pictureMachine = setup({
  types: {} as { events: { type: 'picture.asked' } },
  actors: {
    loadPlot: fromPromise<unknown>(() => Promise.reject(new Error('loadPlot'))),
  },
  delays: {
    // NAV-8: how long a script chunk may take.
    loadTimeout: 120_000,
  },
}).createMachine({
  id: 'picture',
  description:
    'What draws pictures is fetched once one is asked for. Their figures are in a table, whether it comes or not.',
  initial: 'unasked',
  states: {
    unasked: { description: 'Nobody has asked for a picture yet.', on: { 'picture.asked': { target: 'loading' } } },
    loading: {
      description: 'What draws the pictures is on its way.',
      invoke: { id: 'loadPlot', src: 'loadPlot', onDone: { target: 'drawn' }, onError: { target: 'missing' } },
      after: { loadTimeout: { target: 'missing' } },
    },
    drawn: { description: 'Pictures are drawn.' },
    missing: {
      description: 'What draws the pictures did not arrive; the person reads the table, or tries again.',
      on: { 'picture.asked': { target: 'loading' } },
    },
  },
});
