import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impossibility, reportFrom, type DrawReport } from '../../../server/draws/report.ts';
import { daysFrom, drawInstant, isDrawDate } from '../../../src/rules/draw-times.ts';
import { eraOf } from '../../../src/rules/eras.ts';
import type { Game } from '../../../src/rules/games.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const anyGame = fc.constantFrom<Game[]>('powerball', 'megamillions');
const firstDates: Readonly<Record<Game, string>> = { powerball: '1997-11-05', megamillions: '2002-05-17' };

const anyDraw = anyGame.chain((game) =>
  fc
    .nat({ max: 8000 })
    .map((days) => daysFrom(firstDates[game], days))
    .filter((date) => isDrawDate(game, date))
    .chain((date) => {
      const { mainHighest = 0, specialHighest = 0 } = eraOf(game, date) ?? {};
      return fc.record({
        game: fc.constant(game),
        date: fc.constant(date),
        main: fc.uniqueArray(fc.integer({ min: 1, max: mainHighest }), { minLength: 5, maxLength: 5 }),
        special: fc.integer({ min: 1, max: specialHighest }),
      });
    }),
);

test('a report needs a draw day and balls of its era, or it is refused [SV-6]', () => {
  fc.assert(
    fc.property(anyDraw, fc.integer({ min: 1, max: 6 }), ({ game, date, main, special }, days) => {
      const report: DrawReport = { date, main: main.toSorted((one, other) => one - other), special, multiplier: 2 };
      expect(reportFrom(date, main.map(String), String(special), '2')).toEqual(report);
      const errorOf = (changed: Partial<DrawReport>) => impossibility(game, { ...report, ...changed }, now);
      expect(errorOf({})).toBeUndefined();
      const { mainHighest = 0, specialHighest = 0 } = eraOf(game, date) ?? {};
      expect(errorOf({ main: [...main.slice(1), mainHighest + 1] })).toMatch(/is outside 1 to \d+\.$/);
      expect(errorOf({ special: specialHighest + 1 })).toMatch(/is outside 1 to \d+\.$/);
      const other = daysFrom(date, days);
      if (!isDrawDate(game, other)) expect(errorOf({ date: other })).toBe('The game is not drawn on that weekday.');
    }),
  );
});

const good: DrawReport = { date: '2026-11-18', main: [1, 2, 3, 4, 5], special: 6, multiplier: null };

test.each<[Game, DrawReport, string]>([
  ['powerball', { ...good, date: '2021-08-16' }, 'The game is not drawn on that weekday.'],
  ['powerball', { ...good, date: '1992-04-18' }, 'The date is before the first draw of the game.'],
  ['powerball', { ...good, main: [1, 2, 3, 3, 5] }, 'A main number is there twice.'],
  ['powerball', { ...good, main: [0, 2, 3, 4, 5] }, 'A main number is outside 1 to 69.'],
  ['megamillions', { ...good, date: '2026-11-17', special: 25 }, 'The special ball is outside 1 to 24.'],
])('%s %j is refused with: %s [SV-6]', (game, report, reason) => {
  expect(impossibility(game, report, now)).toBe(reason);
});

test('a draw is still to come until the second in which it is held [SV-6]', () => {
  const held = drawInstant('powerball', good.date);
  expect(impossibility('powerball', good, held - 1)).toBe('The draw is still to come.');
  expect(impossibility('powerball', good, held)).toBeUndefined();
});
