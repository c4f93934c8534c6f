import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { changesOf, changeTable } from '../../support/charts/difference.ts';
import { formatted } from '../../support/charts/page.ts';

const chart = (on: object, more: object = {}): AnyStateMachine =>
  createMachine({ id: 'chart', initial: 'open', states: { open: { on }, closed: {}, ...more } });
const goTo = (path: string) => ({ closed: { target: 'closed', actions: { type: 'goTo', params: { path } } } });

test('what was added, removed and changed in a chart is named, params included', () => {
  const before = chart({ ...goTo('/a'), kept: 'closed', lost: 'closed' });
  expect(changesOf(before, chart({ ...goTo('/b'), kept: 'closed' }, { ended: { type: 'final' } }))).toEqual([
    ['ended', '**added**', '(an end)'],
    ['open: `closed`', "`goTo (path: '/a')`, goes to closed", "`goTo (path: '/b')`, goes to closed"],
    ['open: `lost`', 'goes to closed', '**removed**'],
  ]);
});

test('a renamed state and a changed condition take one line each, transitions to the state none', () => {
  const states = (inner: string, guards: object, description: string) => ({
    outer: {
      initial: inner,
      states: { [inner]: { description, on: { left: 'rest', ended: '#chart.closed' } }, rest: {} },
    },
    guarded: { on: { asked: { target: 'closed', ...guards } } },
  });
  const before = chart({ inner: 'outer.first' }, states('first', { guard: 'isLate' }, 'It begins.'));
  expect(
    changesOf(before, chart({ inner: 'outer.start' }, states('start', { guard: 'isEarly' }, 'It starts.'))),
  ).toEqual([
    ['outer.first', 'It begins.', '**renamed** to start: It starts.'],
    ['guarded: `asked`', 'goes to closed, only if `isLate`', 'the same, now only if `isEarly`'],
  ]);
  expect(changesOf(before, chart({ inner: 'outer.first' }, states('first', {}, 'It begins.')))).toEqual([
    ['guarded: `asked`', 'goes to closed, only if `isLate`', 'the same, now always'],
  ]);
});

test('the example in the docs is the report of three changes to a chart', async () => {
  const json = readFileSync('docs/machines/ticket-row.json', 'utf8');
  type Config = { states: Record<'reading' | 'editing', { on: Record<string, object> }> };
  const changed = JSON.parse(json.replaceAll('confirmingDeletion', 'askingBeforeDeletion')) as Config;
  const { reading, editing } = changed.states;
  Object.assign(reading.on['editing.started'] ?? {}, { guard: 'isBeforeDraw' });
  delete editing.on['editing.cancelled'];
  const table = changeTable(changesOf(createMachine(JSON.parse(json) as object), createMachine(changed)));
  expect(readFileSync('docs/reading-the-charts.md', 'utf8')).toContain(await formatted(table));
});
