import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { historyBodies, pastDraws } from '../../../../server/draws/history.ts';
import { cachedByRevision, isAwaitedAt } from '../../../../server/draws/latest.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';
import { movableClock } from '../../../support/server.ts';
import { friday, hour, minute, monday, tell, wednesday } from '../fixture.ts';

describe.each(databases)('the history in memory on $name [DH-1]', ({ open }) => {
  const connected = emptyDraws(open);
  const opened = () => {
    const clock = movableClock('2026-11-18T18:00:00Z');
    const db = connected();
    const bodies = cachedByRevision({ db, clock }, 'powerball', (now) => historyBodies(db, 'powerball', now));
    const specials = async () => {
      const draws = JSON.parse((await bodies()).json.plain.toString()) as { numbers: readonly number[] }[];
      return draws.map(({ numbers }) => numbers[5]);
    };
    return { db, clock, bodies, specials };
  };

  test('it is rendered once for everybody until the draws change, and an equal one keeps its tag', async () => {
    const { db, bodies } = opened();
    await tell(db, [monday]);
    const [one, other] = await Promise.all([bodies(), bodies()]);
    expect(other).toBe(one);
    await tell(db, [monday]);
    expect((await bodies()).json.etag).toBe(one.json.etag);
  });

  test('new reports show in the next response, in both formats', async () => {
    const { db, bodies, specials } = opened();
    await tell(db, [monday]);
    const before = await bodies();
    await tell(db, [{ ...monday, special: 7 }], { source: 'texas-lottery' });
    const after = await bodies();
    expect([after.json.etag === before.json.etag, after.csv.etag === before.csv.etag]).toEqual([false, false]);
    expect(after.csv.plain.toString()).toContain('2026-11-16,1,2,3,4,69,7');
    await tell(db, [{ ...monday, special: 6 }], { source: 'operator' });
    expect(await specials()).toEqual([6]);
  });

  test('a draw that was stored early shows once it is held', async () => {
    const { db, clock, specials } = opened();
    await tell(db, [monday, wednesday]);
    expect(await specials()).toEqual([26]);
    clock.advance(12 * hour);
    expect(await specials()).toEqual([8, 26]);
  });

  test('a board gives up a late draw after 12 hours, even if nothing was stored [BD-5]', async () => {
    const clock = movableClock('2026-11-19T15:58:00Z');
    const isAwaited = cachedByRevision({ db: connected(), clock }, 'powerball', (now) =>
      Promise.resolve(isAwaitedAt('powerball', now)),
    );
    expect(await isAwaited()).toBe(true);
    clock.advance(2 * minute);
    expect(await isAwaited()).toBe(false);
  });

  test('a failed database is queried again', async () => {
    const { db, bodies, specials } = opened();
    await tell(db, [monday]);
    await db.execute(sql`alter table corrections rename to corrections_away`);
    await expect(bodies()).rejects.toThrow();
    await db.execute(sql`alter table corrections_away rename to corrections`);
    expect(await specials()).toEqual([26]);
  });

  test('it has what a corrected draw showed before, and which sources still disagree [SV-7]', async () => {
    const right = { ...wednesday, special: 9 };
    for (const source of ['ny-open-data', 'texas-lottery'] as const)
      await tell(connected(), [wednesday], { source, now: friday - 24 * hour });
    for (const source of ['texas-lottery', 'mega-millions'] as const) await tell(connected(), [right], { source });
    expect(await pastDraws(connected(), 'powerball', friday)).toEqual([
      expect.objectContaining({
        numbers: [5, 12, 33, 41, 60, 9],
        state: 'corrected',
        corrections: [{ numbers: [5, 12, 33, 41, 60, 8], corrected_at: new Date(friday).toISOString() }],
        conflicts: [{ source: 'ny-open-data', numbers: [5, 12, 33, 41, 60, 8] }],
      }),
    ]);
  });
});
