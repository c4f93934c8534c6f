import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawInstant, isDrawDate, lastDrawDate, nextDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';

const dayMs = 86_400_000;
const game = fc.constantFrom('powerball', 'megamillions');
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The calendar in words, walked day by day (1970-01-01 was a Thursday). */
const isDrawn = (which: Game, day: number): boolean => {
  const name = weekdayNames[(day + 4) % 7] ?? '';
  if (which === 'megamillions') return name === 'Tuesday' || name === 'Friday';
  return name === 'Wednesday' || name === 'Saturday' || (name === 'Monday' && dateOf(day) >= '2021-08-23');
};

const firstDay = Date.parse('1998-01-01T00:00:00Z') / dayMs;
const lastDay = Date.parse('2040-12-31T00:00:00Z') / dayMs;

test('from 1998 to 2040, the draw days match the calendar in words [SV-6]', () => {
  const wrong: string[] = [];
  for (let day = firstDay; day <= lastDay; day += 1)
    for (const which of ['powerball', 'megamillions'] as const)
      if (isDrawDate(which, dateOf(day)) !== isDrawn(which, day)) wrong.push(`${which} ${dateOf(day)}`);
  expect(wrong).toEqual([]);
});

test('text that is not a date is not a draw day [SV-6]', () => {
  expect(['', 'Friday', '2026-13-01'].map((date) => isDrawDate('megamillions', date))).toEqual([false, false, false]);
});

test.each([
  ['powerball', '2026-11-21', '2026-11-22T03:59:00Z'],
  ['powerball', '2026-07-04', '2026-07-05T02:59:00Z'],
  ['powerball', '2026-03-07', '2026-03-08T03:59:00Z'],
  ['powerball', '2025-11-01', '2025-11-02T02:59:00Z'],
  ['megamillions', '2026-11-20', '2026-11-21T04:00:00Z'],
  ['megamillions', '2026-07-03', '2026-07-04T03:00:00Z'],
] as const)('%s of %s is drawn at %s, the next day in UTC [BD-4, SV-6]', (which, date, instant) => {
  expect(drawInstant(which, date)).toBe(Date.parse(instant));
});

test('the next and the last draw are those found day by day [BD-2, SV-9]', () => {
  fc.assert(
    fc.property(
      game,
      fc.integer({ min: firstDay + 30, max: lastDay - 30 }),
      fc.integer({ min: 0, max: dayMs - 1 }),
      (which, day, ms) => {
        const now = day * dayMs + ms;
        const around = Array.from({ length: 21 }, (_, at) => day - 10 + at).filter((near) => isDrawn(which, near));
        const dates = around.map(dateOf);
        expect(nextDrawDate(which, now)).toBe(dates.find((date) => drawInstant(which, date) > now));
        expect(lastDrawDate(which, now)).toBe(dates.findLast((date) => drawInstant(which, date) <= now));
      },
    ),
  );
});

test('from the very millisecond of a draw on, it is the last one and no longer the next [BD-4]', () => {
  const instant = drawInstant('megamillions', '2026-11-20');
  expect([instant - 1, instant].map((now) => nextDrawDate('megamillions', now))).toEqual(['2026-11-20', '2026-11-24']);
  expect([instant - 1, instant].map((now) => lastDrawDate('megamillions', now))).toEqual(['2026-11-17', '2026-11-20']);
});
