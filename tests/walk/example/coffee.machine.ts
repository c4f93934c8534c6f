import { assign, fromPromise, setup } from 'xstate';

/** A coffee machine: somebody chooses a cup, which is brewed, and takes it. */
export const coffeeMachine = setup({
  types: {
    context: {} as { readonly cup: string },
    events: {} as { type: 'cup.chosen'; cup: string } | { type: 'cup.ordered' } | { type: 'cup.taken' },
  },
  actors: { brew: fromPromise<'poured' | 'no beans', string>(() => Promise.reject(new Error('brew'))) },
  actions: { keepCup: assign((_, { cup }: { cup: string }) => ({ cup })) },
  guards: {
    hasCup: ({ context }) => context.cup !== '',
    wasPoured: (_, { answer }: { answer: string }) => answer === 'poured',
  },
  delays: { brewTimeout: 60_000 },
}).createMachine({
  id: 'coffee',
  initial: 'choosing',
  context: { cup: '' },
  states: {
    choosing: {
      on: {
        'cup.chosen': { actions: { type: 'keepCup', params: ({ event }) => ({ cup: event.cup }) } },
        'cup.ordered': { guard: 'hasCup', target: 'brewing' },
      },
    },
    brewing: {
      invoke: {
        id: 'brew',
        src: 'brew',
        input: ({ context }) => context.cup,
        onDone: [
          { guard: { type: 'wasPoured', params: ({ event }) => ({ answer: event.output }) }, target: 'ready' },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
      after: { brewTimeout: { target: 'failed' } },
    },
    ready: { on: { 'cup.taken': { target: 'choosing' } } },
    failed: { on: { 'cup.ordered': { target: 'brewing' } } },
  },
});
