import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import { secondCountOf } from '../../support/walking/second-count.ts';
import { settle } from '../../support/walking/settle.ts';
import { noteMachine } from './note.machine.ts';
import { notePlan, notePlay, stumbleOf } from './note.tsx';

describe('a walk', () => {
  test('has nothing to say of a sound view', async () => {
    expect(await stumbleOf(notePlay())).toBeUndefined();
  });

  test.each([
    ['edits twice', /^the transitions that text\.edited took: expected \[ 'writing: text\.edited', …\(1\) \]/],
    ['submits twice', /^what else came of form\.submitted: expected \[ 'form\.submitted' \] to deeply equal \[\]/],
    ['submits nothing', /^the state after form\.submitted: expected 'writing' to deeply equal 'saving'/],
    ['alerts twice', /^Always: there is at most one alert\. After xstate\.(?:done|error)\.actor\.saveNote: /],
  ] as const)('catches a view that %s', async (flaw, sentence) => {
    expect(await stumbleOf(notePlay(flaw))).toMatch(sentence);
  });
});

describe('the second count', () => {
  const neverTakenOn = async (paths: typeof notePlan.paths) => {
    const count = secondCountOf(noteMachine);
    expect(await stumbleOf(count.beside(notePlay()), { paths })).toBeUndefined();
    return count.neverTaken();
  };

  test('finds every transition on all paths', async () => {
    expect(await neverTakenOn(notePlan.paths)).toEqual([]);
  });

  test('names a transition that no walk takes, each branch apart', async () => {
    const isRefused = ({ taken }: { readonly taken: readonly string[] }) =>
      taken.includes('saving: saveNote answers (otherwise)');
    const others = notePlan.paths.filter(({ steps }) => !steps.some(isRefused));
    expect(await neverTakenOn(others)).toContain('note.saving, xstate.done.actor.saveNote, branch 2');
  });
});

describe('waiting comes to an end', () => {
  const settled = async (delay: number) => {
    const waiting = createMachine({
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
    const clock = new SimulatedClock();
    const actor = createActor(waiting, { clock }).start();
    await settle(actor, clock);
    return actor.getSnapshot().value;
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
