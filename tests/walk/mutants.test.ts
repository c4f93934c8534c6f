import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { mutantsOf } from './mutants.ts';

test('each transition, guard, action, entry, exit and delay of a chart is changed once', () => {
  const nest = createMachine(
    {
      id: 'nest',
      initial: 'full',
      states: {
        full: {
          initial: 'flown',
          entry: 'sing',
          exit: ['rest'],
          onDone: 'empty',
          states: { flown: { type: 'final' } },
        },
        empty: { on: { came: [{ guard: 'isDay', target: 'full', actions: 'sing' }] }, after: { night: 'full' } },
      },
    },
    { guards: { isDay: () => true }, actions: { sing: () => undefined }, delays: { night: 6_000 } },
  );
  expect(mutantsOf(nest).map(({ what }) => what)).toEqual([
    "without 'full: xstate.done.state.nest.full'",
    "'full: xstate.done.state.nest.full' goes to full",
    'full without the action 1 of its entry',
    'full without the action 1 of its exit',
    "without 'empty: came (isDay)'",
    "'empty: came (isDay)' goes to empty",
    "'empty: came (isDay)' without its condition",
    "'empty: came (isDay)' on the opposite condition",
    "'empty: came (isDay)' without sing",
    "without 'empty: after night'",
    "'empty: after night' goes to empty",
    'night is a second longer',
  ]);
});
