import { describe, expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { planOf } from '../../support/model/plan.ts';
import type { Impossible } from '../../support/model/runs.ts';
import { transitionsOf } from '../../support/model/sentences.ts';

describe('runs of transitions that never happen', () => {
  const lamp = setup({ guards: { isNew: () => true } }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: [{ guard: 'isNew', target: 'on' }, { target: 'broken' }] } },
      on: { on: { pressed: 'off' } },
      broken: {},
    },
  });
  const planWith =
    (...impossible: readonly Impossible[]) =>
    () =>
      planOf(lamp, { cases: { pressed: [{ type: 'pressed' }] }, inputs: [undefined], impossible });
  const why = 'a lamp that is new does not break';
  const reason = { runs: /otherwise/, why };

  test('each has its reason, the shortest ones only', () => {
    expect(planWith(reason)().never).toEqual([{ run: 'off: pressed (otherwise)', why }]);
  });

  test.each([
    [
      'one without a reason',
      [],
      "lamp: no case leads to these runs; add cases, or say in the walk's 'impossible' why they never happen:\noff: pressed (otherwise)",
    ],
    [
      'a reason for what does happen',
      [{ runs: /pressed/, why }],
      `lamp: '${why}' is given as a reason for 'off: pressed (isNew)', which happens.`,
    ],
    [
      'a reason that fits nothing',
      [reason, { runs: /pulled/, why: 'it has no cord' }],
      "lamp: 'it has no cord' is no reason for anything; remove it.",
    ],
  ])('%s is an error', (_title, impossible, sentence) => {
    expect(planWith(...impossible)).toThrow(sentence);
  });
});

test('two transitions that read the same are an error', () => {
  const on = { go: [{ guard: 'is' }, { guard: 'is' }] };
  expect(() => transitionsOf(createMachine({ id: 'twin', on }, { guards: { is: () => true } }))).toThrow(
    "twin: two transitions read 'go (is)'; give their guards different names.",
  );
});
