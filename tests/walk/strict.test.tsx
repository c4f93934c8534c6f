import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import type { Step } from './graph.ts';
import { secondCountOf } from './second-count.ts';
import { settle } from './temporal.ts';
import { walkPath, type Play } from './walk-path.ts';

const note = createMachine({
  id: 'note',
  initial: 'writing',
  states: { writing: { on: { edited: { actions: () => undefined }, submitted: 'saved' } }, saved: {} },
});
const edit: Step = { event: { type: 'edited' }, wait: undefined, value: 'writing', taken: ['writing: edited'] };
const submit: Step = { event: { type: 'submitted' }, wait: undefined, value: 'saved', taken: ['writing: submitted'] };

afterEach(cleanup);

const press = ({ type }: { type: string }) => fireEvent.click(screen.getByText(type));
/** A view that sends each event `times` times; a correct one sends it once. */
const viewSending = (times: number): Play => ({
  machine: note,
  show: (actor) => {
    const send = (type: string) => () => Array.from({ length: times }, () => actor.send({ type }));
    return (
      <>
        {['edited', 'submitted'].map((type) => (
          <button key={type} onClick={send(type)}>
            {type}
          </button>
        ))}
      </>
    );
  },
  doing: { edited: press, submitted: press },
  seeing: { writing: () => undefined, saved: () => undefined },
  secrets: [],
  answering: [],
});
const start: Step = { event: { type: 'start' }, wait: undefined, value: 'writing', taken: [] };
const path = (step: Step) => ({ title: '', input: undefined, start, steps: [step] });

test.each([
  [0, submit, "the state after submitted: expected 'writing' to deeply equal 'saved'"],
  [2, edit, 'the transitions that edited took: expected [ Array(2) ]'],
  [2, submit, "what else came of submitted: expected [ 'submitted' ] to deeply equal []"],
])('a walk catches a view that sends an event %i times', async (times, step, sentence) => {
  await expect(walkPath(viewSending(times), path(step), () => undefined)).rejects.toThrow(sentence);
});

test('the second count names a transition that no walk took', async () => {
  const count = secondCountOf(note);
  await walkPath(viewSending(1), path(edit), () => undefined, { inspect: count.note });
  expect(count.neverTaken()).toEqual(['note.writing, submitted, branch 1']);
});

test.each([
  [6_000, undefined],
  [Infinity, 'Eventually: ask is still awaited after 120000 ms without an answer.'],
])('waiting %d ms for an answer ends, or fails the walk', async (delay, error) => {
  const ask = { id: 'ask', src: fromPromise(() => new Promise(() => undefined)), onDone: 'told' };
  const states = { asking: { invoke: ask, after: { [delay]: 'told' } }, told: {} };
  const clock = new SimulatedClock();
  const actor = createActor(createMachine({ id: 'waiting', initial: 'asking', states }), { clock }).start();
  const end = await settle(actor, clock).catch((error: unknown) => (error as Error).message);
  expect(end).toBe(error);
});
