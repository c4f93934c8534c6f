import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { mutantsOf } from '../../support/model/mutants.ts';
import { chartOf, tables } from './random-charts.ts';
import { noteMachine } from './note.machine.ts';

/** Everything that a chart is made of, as text. */
const textOf = ({ config, implementations }: AnyStateMachine) =>
  JSON.stringify([config, implementations.delays], (_, value: unknown) =>
    typeof value === 'function' ? `${value.name} ${JSON.stringify('guards' in value ? value.guards : null)}` : value,
  );
const changesOf = (machine: AnyStateMachine) => mutantsOf(machine).map(({ what }) => what);

describe('the changed twins of a chart', () => {
  test('each transition, condition, action and delay is changed once', () => {
    const edited = ['writing', 'refused'].map((state) => `'${state}: text.edited'`);
    const submitted = ['writing', 'refused'].map((state) => `'${state}: form.submitted'`);
    const answered = "'saving: saveNote answers (wasSaved)'";
    const others = [
      "'saving: saveNote answers (otherwise)'",
      "'saving: saveNote fails'",
      "'saving: after answerTimeout'",
    ];
    expect(changesOf(noteMachine).sort()).toEqual(
      [
        ...[...edited, ...submitted, answered, ...others].map((one) => `without ${one}`),
        ...edited.map((one) => `${one} without keepText`),
        `'refused: text.edited' goes to saving`,
        ...submitted.map((one) => `${one} goes to writing`),
        ...[answered, ...others].map((one) => `${one} goes to writing`),
        `${answered} without its condition`,
        `${answered} on the opposite condition`,
        `${answered} without announce`,
        'answerTimeout is a second longer',
      ].sort(),
    );
  });

  test('what follows when the states inside are over is changed too, and so is what a state does on its way in and out', () => {
    const nest = createMachine({
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
        empty: {},
      },
    });
    expect(changesOf(nest)).toEqual([
      "without 'full: xstate.done.state.nest.full'",
      "'full: xstate.done.state.nest.full' goes to full",
      'full without the action 1 of its entry',
      'full without the action 1 of its exit',
    ]);
  });

  test('every one differs from its chart, and from each other', () => {
    const texts = [noteMachine, ...mutantsOf(noteMachine).map(({ machine }) => machine)].map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test(
    'random charts: one dropped for each transition, two for each condition, one for each action; all differ from the chart',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(tables, (table) => {
          const chart = chartOf(table);
          const branches = table.flat(2);
          const mutants = mutantsOf(chart);
          const count = (kind: string) => mutants.filter((mutant) => mutant.kind === kind).length;
          expect([count('transition'), count('guard'), count('action')]).toEqual([
            branches.length,
            2 * branches.filter(({ guard }) => guard).length,
            branches.filter(({ counts }) => counts).length,
          ]);
          expect(mutants.filter(({ machine }) => textOf(machine) === textOf(chart)).map(({ what }) => what)).toEqual(
            [],
          );
        }),
        { numRuns: 60 },
      );
    },
  );
});
