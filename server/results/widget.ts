import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../context.ts';
import { rowsOf, timestamp, type Db } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import { lastDraw } from '../draws/latest.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Owner } from './outcomes.ts';
import { covers, wasValidAt } from './results.ts';

/** How long a results email counts as just sent, in milliseconds. */
const justSent = 12 * 3_600_000;

/** The event code of a user and game: the first that applies, in the order of SV-9. */
export const eventCodeOf = async (db: Db, { userId, game, now }: Owner): Promise<number> => {
  const last = lastDraw(game, now);
  const own = sql`${plays.user_id} = ${userId} and ${plays.game} = ${game}`;
  const played = sql`exists (select from ${plays} where ${own} and ${wasValidAt(timestamp(last.at))})`;
  const isOut = sql`exists (select from ${draws} where ${draws.game} = ${game} and ${draws.date} = ${last.date})`;
  const notified = sql`exists (
    select from result_notifications where user_id = ${userId} and date = ${last.date} and game = ${game})`;
  const mails = sql`select from outbox where user_id = ${userId} and game = ${game}`;
  const answer = await db.execute(sql`
    select case
      when not exists (select from ${plays} where ${own}) then 202
      when ${played} and not ${isOut} then 103
      when ${played} and (not ${notified} or exists (
        ${mails} and date = ${last.date} and state = 'waiting' and kind <> 'results-again')) then 101
      when exists (${mails} and state = 'sent' and at > ${timestamp(now - justSent)}) then 102
      when exists (select from ${plays} where ${own} and ${plays.valid_until} is null) then 203
      when exists (select from ${plays} join ${draws} on ${covers(now)} where ${own}) then 204
      else 205
    end as code`);
  return v.parse(v.number(), rowsOf(v.object({ code: v.number() }), answer)[0]?.code);
};

/** Queues a player's last results of a game again, wanted or not; false if there are none (API-19, API-20, SV-12). */
export const resendResults = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  owner: Owner,
): Promise<boolean> => {
  const { userId, game, now } = owner;
  const [last] = await db
    .select({ date: draws.date })
    .from(plays)
    .innerJoin(draws, covers(now))
    .where(and(eq(plays.user_id, userId), eq(plays.game, game)))
    .orderBy(desc(draws.date))
    .limit(1);
  if (last === undefined) return false;
  await enqueue({ db, clock }, { kind: 'results-again', userId, game, date: last.date });
  return true;
};
