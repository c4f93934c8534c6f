import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../server/db/schema.ts';
import { isOut, latestDraw } from '../../../server/draws/latest.ts';
import { impossibility } from '../../../server/draws/report.ts';
import { keepSamples, sampleDraw } from '../../../server/draws/samples.ts';
import { lastDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';
import { friday, tell, wednesday } from './fixture.ts';

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const keep = (game: Game = 'powerball', now = friday) => keepSamples(connected(), game, now);
  const latest = (game: Game = 'powerball', now = friday) => latestDraw(connected(), game, now);
  const stored = async () => {
    const rows = await connected().select().from(draws).orderBy(asc(draws.date));
    return rows.map(({ date, state }) => `${date} ${state}`);
  };

  test('a game without draws shows samples of its last draw dates, and says so [SV-8]', async () => {
    expect(await keep()).toBe(true);
    const dates = ['2026-11-09', '2026-11-11', '2026-11-14', '2026-11-16', '2026-11-18'];
    expect(await stored()).toEqual(dates.map((date) => `${date} sample`));
    expect(await latest()).toMatchObject({ drawing_date: '2026-11-18', is_sample: true });
    expect(await isOut(connected(), 'powerball', '2026-11-18')).toBe(false);
  });

  test('a game’s first real draw removes its samples for good, and only them [SV-6, SV-8]', async () => {
    await keep('powerball');
    await keep('megamillions');
    await tell(connected(), [{ ...wednesday, date: '2026-11-19' }]);
    expect(await stored()).toHaveLength(10);
    await tell(connected(), [wednesday]);
    expect(await keep()).toBe(false);
    expect(await latest()).toMatchObject({ number_set: '5 12 33 41 60 8 2x', is_sample: false });
    expect(await stored()).toHaveLength(6);
    expect(await latest('megamillions')).toMatchObject({ is_sample: true });
  });
});

test('a sample is a possible draw, and always the same for its date [SV-8]', () => {
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
