import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { mutantsOf } from '../../support/model/mutants.ts';
import { noteMachine } from './note.machine.ts';

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

  test('so is what follows when the states inside are over, and what a state does on its way in and out', () => {
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
});
