import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { changesOf, writeDifference } from '../../support/charts/difference.ts';

const chart = (on: object, more: object = {}): AnyStateMachine =>
  createMachine({ id: 'chart', initial: 'open', states: { open: { on }, closed: {}, ...more } });
const goTo = (path: string) => ({ closed: { target: 'closed', actions: { type: 'goTo', params: { path } } } });

test('what was added, removed and changed in a chart is named, params included', () => {
  const before = chart({ ...goTo('/a'), kept: 'closed', lost: 'closed' });
  expect(changesOf(before, chart({ ...goTo('/b'), kept: 'closed' }, { ended: { type: 'final' } }))).toEqual([
    ['open: `closed`', "`goTo (path: '/a')`, goes to closed", "`goTo (path: '/b')`, goes to closed"],
    ['ended', '**added**', '(an end)'],
    ['open: `lost`', 'goes to closed', '**removed**'],
  ]);
});

test('a chart is compared with none where it is new or gone', () => {
  expect(changesOf(undefined, chart({})).map(([, before]) => before)).toEqual(Array(3).fill('**added**'));
  expect(changesOf(chart({}), undefined).map(([, , now]) => now)).toEqual(Array(3).fill('**removed**'));
});

test('a revision without charts is named', async () => {
  await expect(writeDifference('nowhere', tmpdir())).rejects.toThrow(
    "'nowhere' has no docs/machines here: name a revision that has, or fetch it.",
  );
});
