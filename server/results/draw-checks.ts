import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf, timestamp, type Db } from '../db/database.ts';
import type { drawChecks } from '../db/schema.ts';

export type DrawCheck = typeof drawChecks.$inferSelect;

/** For how many days after a draw its players are mailed results and corrections. */
const notifiedDays = 366;

/**
 * Opens a check for each draw whose players are to be notified (SV-10): those that have results, and the newest sample
 * (SV-8). One whose numbers were corrected is checked again; one of a sample that went is forgotten. `now` in
 * milliseconds since 1970.
 */
export const openChecks = async (db: Db, now: number): Promise<void> => {
  await forgetSamples(db);
  const at = timestamp(now);
  const isRecent = sql`d.results_from <= ${at} and d.held_at > ${at} - make_interval(days => ${notifiedDays}::int)`;
  await db.execute(sql`
    insert into draw_checks (game, date, main, special, is_sample)
    select d.game, d.date, d.main, d.special, d.state = 'sample' from draws d
    where ${isRecent}
      and (d.state <> 'sample' or d.date = (select max(newest.date) from draws newest where newest.game = d.game))
      and not exists (select from draw_checks c where c.game = d.game and c.date = d.date)
      and exists (select from users)
    on conflict do nothing`);
  await db.execute(sql`
    update draw_checks c set main = d.main, special = d.special, cursor = null, is_done = false
    from draws d
    where ${isRecent} and d.game = c.game and d.date = c.date and d.state <> 'sample' and not c.is_sample
      and (d.main, d.special) <> (c.main, c.special)`);
};

const draw = v.object({ game: v.string(), date: v.string() });

const forgetSamples = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.execute(sql`
      delete from draw_checks c
      where c.is_sample and not exists (
        select from draws d where d.game = c.game and d.date = c.date and d.state = 'sample')
      returning c.game, to_char(c.date, 'YYYY-MM-DD') as date`);
    for (const { game, date } of rowsOf(draw, gone)) {
      await tx.execute(sql`delete from result_notifications where game = ${game} and date = ${date}::date`);
      await tx.execute(sql`delete from outbox where game = ${game} and date = ${date}::date and state = 'waiting'`);
    }
  });
