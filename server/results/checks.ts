import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf, type Db } from '../db/database.ts';
import type { drawChecks } from '../db/schema.ts';

export type Check = typeof drawChecks.$inferSelect;

/**
 * Opens a check for each draw that is to be compared with tickets (SV-10): confirmed ones that some ticket may have played, and the newest
 * sample (SV-8). One whose numbers were corrected is opened again as the next revision; one of a sample that went is forgotten.
 */
export const openChecks = async (db: Db): Promise<void> => {
  await forgetSamples(db);
  await db.execute(sql`
    insert into draw_checks (game, date, main, special, is_sample)
    select d.game, d.date, d.main, d.special, d.state = 'sample' from draws d
    where (d.state in ('confirmed', 'corrected')
        or (d.state = 'sample' and d.date = (select max(newest.date) from draws newest where newest.game = d.game)))
      and not exists (select from draw_checks c where c.game = d.game and c.date = d.date)
      and exists (select from tickets t where t.game = d.game and t.changed_at < ((d.date + 2)::timestamp at time zone 'UTC'))
    on conflict do nothing`);
  await db.execute(sql`
    update draw_checks c set main = d.main, special = d.special, revision = c.revision + 1, phase = 'recomparing', reached = null
    from draws d
    where d.game = c.game and d.date = c.date and d.state <> 'sample' and not c.is_sample and (d.main, d.special) <> (c.main, c.special)`);
};

const draw = v.object({ game: v.string(), date: v.string() });

const forgetSamples = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.execute(sql`
      delete from draw_checks c
      where c.is_sample and not exists (select from draws d where d.game = c.game and d.date = c.date and d.state = 'sample')
      returning c.game, to_char(c.date, 'YYYY-MM-DD') as date`);
    for (const { game, date } of rowsOf(draw, gone)) {
      await tx.execute(sql`delete from ticket_results where game = ${game} and date = ${date}::date`);
      await tx.execute(sql`delete from told_results where game = ${game} and date = ${date}::date`);
    }
  });
