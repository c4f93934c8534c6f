import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import { mutantsOf } from '../../support/model/mutants.ts';
import { settle } from '../../support/walking/settle.ts';
import { noteMachine } from './note.machine.ts';
import { Note, notePlan, notePlay, stumbleOf } from './note.tsx';

const notes = notePlan(noteMachine);
const stumbleWith = (flaw: string) =>
  stumbleOf(
    notePlay(({ actor }) => <Note actor={actor} flaw={flaw} />),
    noteMachine,
    notes,
  );
const mutant = (what: string) => mutantsOf(noteMachine).find((one) => one.what === what)?.machine ?? noteMachine;

describe('one gesture is one event', () => {
  test('a view that sends an event twice is caught by the transitions that it takes', async () => {
    expect(await stumbleWith('edits twice')).toMatch(
      /^the transitions that text\.edited took: expected \[ 'writing: text\.edited', …\(1\) \]/,
    );
  });

  test('a view that sends an event twice is caught where the chart ignores the second one', async () => {
    expect(await stumbleWith('submits twice')).toMatch(
      /^what else came of form\.submitted: expected \[ 'form\.submitted' \] to deeply equal \[\]/,
    );
  });

  test('a view that sends nothing is caught', async () => {
    const View = () => (
      <label>
        Text <input defaultValue="" />
      </label>
    );
    expect(await stumbleOf(notePlay(View), noteMachine, notes)).toMatch(
      /^the transitions that text\.edited took: expected \[\] to deeply equal/,
    );
  });
});

describe('a chart that does otherwise', () => {
  test('a delay of another length is caught', async () => {
    expect(await stumbleOf(notePlay(Note), mutant('answerTimeout is a second longer'), notes)).toBe(
      'what is waited for until xstate.after.answerTimeout.note.saving, in ms: expected 7000 to be 6000 // Object.is equality',
    );
  });

  test('another state is caught', async () => {
    expect(await stumbleOf(notePlay(Note), mutant("'saving: saveNote fails' goes to writing"), notes)).toBe(
      "the state after xstate.error.actor.saveNote: expected 'writing' to deeply equal 'refused'",
    );
  });
});

describe('waiting comes to an end', () => {
  const waitingFor = (delay: number) =>
    createMachine({
      id: 'waiting',
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'ask', src: fromPromise(() => new Promise(() => undefined)), onDone: 'told' },
          after: { [delay]: 'told' },
        },
        told: {},
      },
    });
  const settled = (delay: number) => {
    const clock = new SimulatedClock();
    const actor = createActor(waitingFor(delay), { clock }).start();
    return settle(actor, clock).then(() => actor.getSnapshot().value);
  };

  test('with no answer at all it is given up after its time', async () => {
    expect(await settled(6_000)).toBe('told');
  });

  test('a state that waits for ever is caught', async () => {
    await expect(settled(Infinity)).rejects.toThrow(
      /^Eventually: ask is still awaited after 120000 ms without an answer\.$/,
    );
  });
});
