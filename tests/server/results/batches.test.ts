import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../server/db/database.ts';
import { logTo } from '../../../server/log.ts';
import { openChecks, adaptiveBatch, notifyPlayers } from '../../../server/results/notifying.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import { seedPlayers, confirmDraw } from '../../support/seed/seed.ts';
import { emptyDatabase, contextOf } from './fixture.ts';

const connected = emptyDatabase(openTestMemory);

test('requests are answered while players are notified, on PGlite too [SV-10]', async () => {
  const db = connected();
  await seedPlayers(db, { players: 20, tickets: 200 });
  await confirmDraw(db);
  const seen: string[] = [];
  const log = logTo('debug', { write: () => void seen.push('part') });
  const checking = { hasEnded: false };
  const checked = notifyPlayers({ ...contextOf(db), log }, 2).finally(() => {
    checking.hasEnded = true;
  });
  while (!checking.hasEnded) {
    await setImmediate();
    await db.execute(sql`select 1`);
    seen.push('answer');
  }
  await checked;
  expect(seen.filter((what) => what === 'part')).toHaveLength(11);
  expect(seen.join(' ')).not.toContain('part part');
});

test('a batch reads only its players’ plays, even without table statistics [SV-10]', async () => {
  const db = connected();
  await seedPlayers(db, { players: 20, tickets: 2000 });
  await confirmDraw(db);
  const context = contextOf(db);
  await openChecks(db, context.clock.now());
  const readSoFar = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const answer = await db.execute(sql`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as plays
      from pg_stat_user_tables where relname = 'plays'`);
    return rowsOf(v.object({ plays: v.number() }), answer)[0]?.plays ?? NaN;
  };
  const before = await readSoFar();
  let batches = 0;
  await notifyPlayers(context, 5, () => {
    batches += 1;
    return batches > 1;
  });
  expect((await readSoFar()) - before).toBe(500);
});

test('a slow batch is followed by a smaller one, a fast one by a larger one, within limits [SV-10]', () => {
  expect([1, 48, 60, 96, 9000].map((took) => adaptiveBatch(1000, took))).toEqual([2000, 1250, 1000, 625, 500]);
  const settled = (took: number) => Array.from({ length: 20 }).reduce<number>((size) => adaptiveBatch(size, took), 20);
  expect([settled(1), settled(9000)]).toEqual([5000, 1]);
});
