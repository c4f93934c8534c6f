import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../server/db/schema.ts';
import { lastDrawOf, latestDraw } from '../../../server/draws/latest.ts';
import { storeReading } from '../../../server/draws/ledger/store.ts';
import { impossibility } from '../../../server/draws/report.ts';
import { keepSamples, sampleDraw } from '../../../server/draws/samples.ts';
import { lastDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';

const friday = Date.parse('2026-11-20T17:00:00Z');

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const stored = () =>
    connected().select({ date: draws.date, state: draws.state }).from(draws).orderBy(asc(draws.date));

  test('a game without draws shows samples of its last draw dates, and says so [SV-8]', async () => {
    expect(await keepSamples(connected(), 'powerball', friday)).toBe(true);
    expect(await stored()).toEqual(
      ['2026-11-09', '2026-11-11', '2026-11-14', '2026-11-16', '2026-11-18'].map((date) => ({ date, state: 'sample' })),
    );
    expect(await latestDraw(connected(), 'powerball', friday)).toMatchObject({
      drawing_date: '2026-11-18',
      is_sample: true,
    });
    expect(await lastDrawOf(connected(), 'powerball', friday)).toEqual({ date: '2026-11-18', isOut: false });
  });

  test('a newer sample comes with each draw date, and the older ones stay as they were [SV-8]', async () => {
    await keepSamples(connected(), 'powerball', friday);
    const before = await latestDraw(connected(), 'powerball', friday);
    await keepSamples(connected(), 'powerball', friday);
    expect(await latestDraw(connected(), 'powerball', friday)).toEqual(before);
    const drawTime = Date.parse('2026-11-22T03:59:00Z');
    await keepSamples(connected(), 'powerball', drawTime);
    expect(await latestDraw(connected(), 'powerball', drawTime)).toMatchObject({
      ...{ drawing_date: '2026-11-21', next_drawing_date: '2026-11-23T22:59:00-05:00', is_sample: true },
    });
  });

  test('the first real draw of a game removes its samples for good, and leaves the other game alone [SV-8]', async () => {
    const db = connected();
    await keepSamples(db, 'powerball', friday);
    await keepSamples(db, 'megamillions', friday);
    const real = { date: '2026-11-18', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };
    await storeReading(db, {
      source: 'ny-lottery',
      game: 'powerball',
      reading: { draws: [real], jackpots: [], unreadable: [] },
      now: friday,
    });
    expect(await keepSamples(db, 'powerball', friday)).toBe(false);
    expect(await latestDraw(db, 'powerball', friday)).toMatchObject({
      number_set: '5 12 33 41 60 8 2x',
      is_sample: false,
    });
    expect((await stored()).map(({ state }) => state).toSorted()).toEqual([
      'confirmed',
      'sample',
      'sample',
      'sample',
      'sample',
      'sample',
    ]);
    expect(await latestDraw(db, 'megamillions', friday)).toMatchObject({ is_sample: true });
  });

  test('a refused report removes no sample [SV-6, SV-8]', async () => {
    const db = connected();
    await keepSamples(db, 'powerball', friday);
    const wrong = { date: '2026-11-19', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };
    await storeReading(db, {
      source: 'ny-lottery',
      game: 'powerball',
      reading: { draws: [wrong], jackpots: [], unreadable: [] },
      now: friday,
    });
    expect(await stored()).toHaveLength(5);
  });

  test('a sample is a possible draw and always the same for its date [SV-8]', () => {
    const anyInstant = fc.integer({ min: Date.parse('2003-01-01'), max: friday });
    fc.assert(
      fc.property(fc.constantFrom<Game[]>('powerball', 'megamillions'), anyInstant, (game, instant) => {
        const date = lastDrawDate(game, instant);
        const sample = sampleDraw(game, date);
        expect(impossibility(game, sample, friday)).toBeUndefined();
        expect(sampleDraw(game, date)).toEqual(sample);
      }),
    );
  });
});
