import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { recorderOf } from '../../support/model/recorder.ts';
import { statesIn } from '../../support/model/sentences.ts';
import { takeRandomSteps } from '../../support/walking/random-runs.ts';
import { secondCountOf } from '../../support/walking/second-count.ts';
import { walkPath } from '../../support/walking/walk-path.ts';
import { noteMachine } from './note.machine.ts';
import { Note, noteCases, notePlan, notePlay } from './note.tsx';

const plan = notePlan(noteMachine);
const placeOf = (value: unknown) => statesIn(value).join(' + ');
const frozen = {
  paths: plan.paths.map(({ value, steps }) => [
    { on: 'start', in: placeOf(value), shows: '', tells: [] },
    ...steps.map((step) => ({ on: step.event.type, in: placeOf(step.value), shows: '', tells: [] })),
  ]),
};
const randomly = (machine: AnyStateMachine) =>
  takeRandomSteps({ machine, inputs: [undefined], cases: noteCases(machine), ports: ['saveNote'] }, frozen);

describe('the second count', () => {
  const neverTakenOn = async (paths: typeof plan.paths) => {
    const count = secondCountOf(noteMachine);
    for (const path of paths) {
      await walkPath(count.beside(notePlay(Note)), noteMachine, path, recorderOf().watch(), () => undefined);
      cleanup();
    }
    return count.neverTaken();
  };

  test('all paths take every transition', async () => {
    expect(await neverTakenOn(plan.paths)).toEqual([]);
  });

  test('a transition that no walk takes is named, each branch apart', async () => {
    const isRefused = ({ taken }: { readonly taken: readonly string[] }) =>
      taken.includes('saving: saveNote answers (otherwise)');
    const others = plan.paths.filter(({ steps }) => !steps.some(isRefused));
    expect(await neverTakenOn(others)).toContain('note.saving, xstate.done.actor.saveNote, branch 2');
  });
});

describe('random runs on a clock', () => {
  test('a chart does what its frozen paths know', async () => {
    await expect(randomly(noteMachine)).resolves.toBeUndefined();
  });

  test('a step that no frozen path takes is caught', async () => {
    const { states, ...config } = noteMachine.config;
    const restless = { ...states, refused: { ...states?.['refused'], after: { answerTimeout: 'writing' } } };
    const changed = createMachine({ ...config, states: restless } as object, noteMachine.implementations as object);
    await expect(randomly(changed)).rejects.toThrow(
      /in 'refused', xstate\.after\.answerTimeout\.note\.refused leads to 'writing'/,
    );
  });

  test('an action that throws is caught', async () => {
    const fails = () => {
      throw new Error('the action fails');
    };
    await expect(randomly(noteMachine.provide({ actions: { announce: fails } }))).rejects.toThrow(/the action fails/);
  });
});
