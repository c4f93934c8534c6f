import * as v from 'valibot';
import { expect, test } from 'vitest';
import { latestAnswer } from '../../../src/protocol/draws.ts';

const draw = {
  number_set: '5 12 33 41 60 8 2x',
  drawing_date: '2026-11-20T23:00:00',
  next_drawing_date: '2026-11-24T23:00:00-05:00',
  next_jackpot: '$120 Million',
};

test('a latest draw is the first of a list that is never empty; a sample says so [BD-2, SV-8]', () => {
  expect(v.parse(latestAnswer, [{ ...draw, extra: 1 }])).toEqual([{ ...draw, is_sample: false, reports: [] }]);
  expect(v.parse(latestAnswer, [{ ...draw, is_sample: true }])).toMatchObject([{ is_sample: true }]);
  expect(v.is(latestAnswer, [])).toBe(false);
});
