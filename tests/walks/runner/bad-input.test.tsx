import { describe, expect, test } from 'vitest';
import { assign, createMachine, setup, type AnyStateMachine } from 'xstate';
import { planOf } from '../../support/model/plan.ts';
import type { Impossible } from '../../support/model/runs.ts';
import { transitionsOf } from '../../support/model/sentences.ts';
import { casesOf } from '../../support/walking/cases.ts';
import type { Play } from '../../support/walking/walk-path.ts';
import { noteMachine } from './note.machine.ts';
import { Note, notePlan, notePlay, openNote, stumbleOf } from './note.tsx';

type Listed = Parameters<typeof casesOf>[1];
const planWith = (
  machine: AnyStateMachine,
  events: Listed,
  answers: Listed = {},
  impossible: readonly Impossible[] = [],
) => planOf(machine, { cases: casesOf(machine, events, answers), inputs: [undefined], impossible });
const edited = { 'text.edited': [{ text: 'milk' }] };

describe('tables that leave something out say what to add, and where', () => {
  test('an event that can happen and has no case', () => {
    expect(() => planWith(noteMachine, edited, { saveNote: [{ outcome: 'saved' }] })).toThrow(
      /^note: 'form\.submitted' can happen in "writing"; add a case for it to 'cases' in the chart's walk\.$/,
    );
  });

  test.each([[{}], [{ saveNote: [] }]])('a port that answers nothing: %j', (answers) => {
    expect(() => planWith(noteMachine, { ...edited, 'form.submitted': [{}] }, answers)).toThrow(
      /^note: 'saveNote' can answer in "saving"; add an answer of it to 'answers' in the chart's walk\.$/,
    );
  });

  const opened = (change: (stage: ReturnType<Play['open']>) => object): Play['open'] => {
    const open = openNote(Note);
    return (opening) => {
      const stage = open(opening);
      return { ...stage, ...change(stage) };
    };
  };
  const without = <Value,>(record: Readonly<Record<string, Value>>, key: string) =>
    Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

  test.each([
    [
      "a state without a 'seeing'",
      { seeing: without(notePlay(Note).seeing, 'saved') },
      "note: say in the walk's 'seeing' what the screen shows in 'saved'.",
    ],
    [
      'an event without a gesture',
      { open: opened(({ doing }) => ({ doing: without(doing, 'form.submitted') })) },
      "note: say in the walk's 'doing' how 'form.submitted' is done.",
    ],
    [
      'a port without a double',
      { open: opened(() => ({ ports: {} })) },
      "note: the walk's open() gives no double for the port 'saveNote'; add one with heldPromise().",
    ],
  ])('%s', async (_title, otherwise, sentence) => {
    expect(await stumbleOf(notePlay(Note, otherwise), noteMachine, notePlan(noteMachine))).toBe(sentence);
  });

  test('cases that lead to situations without end', { timeout: 60_000 }, () => {
    const count = assign<{ n: number }, { type: 'more' }, undefined, { type: 'more' }, never>({
      n: ({ context }) => context.n + 1,
    });
    const endless = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'more' } },
      actions: { count },
    }).createMachine({
      id: 'endless',
      context: { n: 0 },
      on: { more: { actions: 'count' } },
    });
    expect(() => planWith(endless, { more: [{}] })).toThrow(
      /^endless: its cases lead to more than 50000 steps; give fewer 'cases' in the chart's walk, or bound what only grows in the context\.$/,
    );
  });
});

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
  const troubleWith =
    (...impossible: readonly Impossible[]) =>
    () =>
      planWith(lamp, { pressed: [{}] }, {}, impossible);
  const why = 'a lamp that is new does not break';
  const reason = { runs: /otherwise/, why };

  test('each has its reason, the shortest ones only', () => {
    expect(troubleWith(reason)().never).toEqual([{ run: 'off: pressed (otherwise)', why }]);
  });

  test('one without a reason', () => {
    expect(troubleWith()).toThrow(
      /^lamp: no case leads to these runs; add cases, or say in the walk's 'impossible' why they never happen:\noff: pressed \(otherwise\)$/,
    );
  });

  test('a reason for what does happen', () => {
    expect(troubleWith({ ...reason, runs: /pressed/ })).toThrow(
      /^lamp: 'a lamp that is new does not break' is given as a reason for 'off: pressed \(isNew\)', which happens\.$/,
    );
  });

  test('a reason that fits nothing', () => {
    expect(troubleWith(reason, { runs: /pulled/, why: 'it has no cord' })).toThrow(
      /^lamp: 'it has no cord' is no reason for anything; remove it\.$/,
    );
  });
});

describe('transitions', () => {
  test('two that read the same', () => {
    const twin = createMachine(
      { id: 'twin', on: { go: [{ guard: 'is' }, { guard: 'is' }] } },
      { guards: { is: () => true } },
    );
    expect(() => transitionsOf(twin)).toThrow(
      /^twin: two transitions read 'go \(is\)'; give their guards different names\.$/,
    );
  });
});
