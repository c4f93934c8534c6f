import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rowsOf, type Db } from '../../../server/db/database.ts';
import { drawChecks } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { checkDraws } from '../../../server/results/checker.ts';
import { openChecks } from '../../../server/results/checks.ts';
import { compareTickets } from '../../../server/results/comparing.ts';
import { firstPortions, pacedPortions } from '../../../server/results/pace.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import { addCrowd, holdDraw } from '../../support/crowd/crowd.ts';
import { emptyStage, officeOf } from './stage.ts';

const connected = emptyStage(openTestMemory);

test('somebody who asks while draws are compared gets an answer between any two parts, on PGlite too [SV-10]', async () => {
  const db = connected();
  await addCrowd(db, { people: 20, tickets: 200 });
  await holdDraw(db);
  const seen: string[] = [];
  const log = logTo('debug', { write: () => void seen.push('part') });
  const checking = { hasEnded: false };
  const checked = checkDraws({ ...officeOf(db), log }, { tickets: 20, people: 2 }).finally(() => {
    checking.hasEnded = true;
  });
  while (!checking.hasEnded) {
    await setImmediate();
    await db.execute(sql`select 1`);
    seen.push('answer');
  }
  await checked;
  expect(seen.filter((what) => what === 'part')).toHaveLength(22);
  expect(seen.join(' ')).not.toContain('part part');
});

test('a part reads the tickets that it takes and no others, whatever the database knows of the table [SV-10]', async () => {
  const db = connected();
  await addCrowd(db, { people: 20, tickets: 2000 });
  await holdDraw(db);
  await openChecks(db);
  const [check] = await db.select().from(drawChecks);
  if (check === undefined) throw new Error('nothing to check');
  const readSoFar = async (tx: Db) => {
    const answer = await tx.execute(sql`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as tickets from pg_stat_xact_user_tables where relname = 'tickets'`);
    return rowsOf(v.object({ tickets: v.number() }), answer)[0]?.tickets ?? NaN;
  };
  const read = await db.transaction(async (tx) => {
    const before = await readSoFar(tx);
    await compareTickets(tx, check, 50);
    return (await readSoFar(tx)) - before;
  });
  expect(read).toBe(50);
});

test('a part that takes long is followed by a smaller one, a short one by a larger, twofold at most and within limits [SV-10]', () => {
  const after = (took: number) => pacedPortions({ tickets: 1000, people: 10 }, 'tickets', took).tickets;
  expect([1, 48, 60, 96, 9000].map(after)).toEqual([2000, 1250, 1000, 625, 500]);
  const settled = (of: 'tickets' | 'people', took: number) =>
    Array.from({ length: 20 }).reduce<typeof firstPortions>(
      (portions) => pacedPortions(portions, of, took),
      firstPortions,
    )[of];
  expect([settled('tickets', 1), settled('tickets', 9000), settled('people', 1), settled('people', 9000)]).toEqual([
    20_000, 200, 500, 1,
  ]);
});
