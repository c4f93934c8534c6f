import { expect, test } from 'vitest';
import { impossibility, type DrawReport } from '../../../server/draws/report.ts';
import { drawInstant } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const good: DrawReport = { date: '2026-11-18', main: [1, 2, 3, 4, 5], special: 6, multiplier: null };

test.each<[Game, DrawReport, string]>([
  ['powerball', { ...good, date: '2021-08-16' }, 'The game is not drawn on that weekday.'],
  ['powerball', { ...good, date: '1992-04-18' }, 'The date is before the first draw of the game.'],
  ['powerball', { ...good, main: [1, 2, 3, 3, 5] }, 'A main number appears twice.'],
  ['powerball', { ...good, main: [0, 2, 3, 4, 5] }, 'A main number is outside 1 to 69.'],
  ['powerball', { ...good, main: [1, 2, 3, 4, 70] }, 'A main number is outside 1 to 69.'],
  ['powerball', { ...good, date: '2015-09-30', special: 36 }, 'The special ball is outside 1 to 35.'],
  ['megamillions', { ...good, date: '2026-11-17', special: 25 }, 'The special ball is outside 1 to 24.'],
])('%s %j is refused with: %s [SV-6]', (game, report, reason) => {
  expect(impossibility(game, report, now)).toBe(reason);
});

test('a draw is still to come until the instant at which it is held [SV-6]', () => {
  const held = drawInstant('powerball', good.date);
  expect(impossibility('powerball', good, held - 1)).toBe('The draw is still to come.');
  expect(impossibility('powerball', good, held)).toBeUndefined();
});
