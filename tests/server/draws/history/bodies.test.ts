import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { historyBodies } from '../../../../server/draws/history-bodies.ts';
import { cachedByRevision } from '../../../../server/draws/cache.ts';
import { storeReading } from '../../../../server/draws/ledger/store.ts';
import type { DrawReport, Source } from '../../../../server/draws/report.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';
import { movableClock } from '../../../support/server.ts';

const monday: DrawReport = { date: '2026-11-16', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };
const wednesday: DrawReport = { ...monday, date: '2026-11-18', special: 9 };

describe.each(databases)('the history in memory on $name [DH-1]', ({ open }) => {
  const connected = emptyDraws(open);
  const opened = () => {
    const clock = movableClock('2026-11-18T18:00:00Z');
    const db = connected();
    const bodies = cachedByRevision({ db, clock }, 'powerball', (now) => historyBodies(db, 'powerball', now));
    const told = (source: Source, ...draws: readonly DrawReport[]) =>
      storeReading(connected(), {
        ...{ source, game: 'powerball', now: clock.now() },
        reading: { draws, jackpots: [], unreadable: [] },
      });
    const specials = async () => {
      const draws = JSON.parse((await bodies()).json.plain.toString()) as { numbers: readonly number[] }[];
      return draws.map(({ numbers }) => numbers[5]);
    };
    return { clock, bodies, told, specials };
  };

  test('it is made once, for everybody who asks until the draws change', async () => {
    const { bodies, told } = opened();
    await told('ny-lottery', monday);
    const [one, other] = await Promise.all([bodies(), bodies()]);
    expect(other).toBe(one);
    expect(await bodies()).toBe(one);
  });

  test('what anybody stores is in the next answer, in both formats', async () => {
    const { bodies, told, specials } = opened();
    await told('ny-lottery', monday);
    const before = await bodies();
    await told('texas-lottery', { ...monday, special: 7 });
    const after = await bodies();
    expect([after.json.etag === before.json.etag, after.csv.etag === before.csv.etag]).toEqual([false, false]);
    expect(after.csv.plain.toString()).toContain('2026-11-16,5,12,33,41,60');
    await told('operator', { ...monday, special: 6 });
    expect(await specials()).toEqual([6]);
  });

  test('an answer that says the same keeps its tag, so that nobody loads it again', async () => {
    const { bodies, told } = opened();
    await told('ny-lottery', monday);
    const before = await bodies();
    await told('ny-lottery', monday);
    expect((await bodies()).json.etag).toBe(before.json.etag);
  });

  test('a draw that was known before its time is there once it was held', async () => {
    const { clock, told, specials } = opened();
    clock.advance(12 * 3_600_000);
    await told('ny-lottery', monday, wednesday);
    clock.advance(-12 * 3_600_000);
    expect(await specials()).toEqual([8]);
    clock.advance(12 * 3_600_000);
    expect(await specials()).toEqual([9, 8]);
  });

  test('a database that failed is asked again', async () => {
    const { bodies, told, specials } = opened();
    await told('ny-lottery', monday);
    await connected().execute(sql`alter table corrections rename to corrections_away`);
    await expect(bodies()).rejects.toThrow();
    await connected().execute(sql`alter table corrections_away rename to corrections`);
    expect(await specials()).toEqual([8]);
  });
});
