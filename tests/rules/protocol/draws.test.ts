import * as v from 'valibot';
import { expect, test } from 'vitest';
import { latestAnswer } from '../../../src/protocol/draws.ts';

const draw = {
  number_set: '5 12 33 41 60 8 2x',
  drawing_date: '2026-11-20T23:00:00',
  next_drawing_date: '2026-11-24T23:00:00-05:00',
  next_jackpot: '$120 Million',
};

test('a latest draw is the first of a list; a sample says so [BD-2, SV-8]', () => {
  expect(
    v.parse(latestAnswer, [
      { ...draw, extra: 1 },
      { ...draw, is_sample: true },
    ]),
  ).toEqual([
    { ...draw, is_sample: false, reports: [] },
    { ...draw, is_sample: true, reports: [] },
  ]);
});

test.each([
  ['a bare draw', draw],
  ['an empty list', []],
  ['no list', undefined],
  ['a draw without numbers', [{ ...draw, number_set: undefined }]],
  ['a jackpot that is no text', [{ ...draw, next_jackpot: 120 }]],
  ['a list with one good and one bad draw', [draw, {}]],
])('%s does not fit [SE-7]', (_what, body) => {
  expect(v.is(latestAnswer, body)).toBe(false);
});
