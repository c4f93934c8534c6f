import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { LastResults, Outcome } from '../../src/protocol/history.ts';
import type { Game } from '../../src/rules/games.ts';
import { six } from '../../src/rules/past-draws.ts';
import { tiers } from '../../src/rules/prizes.ts';
import type { AppContext } from '../context.ts';
import { rowOf, rowsOf, timestamp, type Db } from '../db/database.ts';
import { draws, plays, users } from '../db/schema.ts';
import { lastDraw } from '../draws/latest.ts';
import { enqueue, withMail } from '../mail/outbox.ts';

const codeOf = ({ main, special }: (typeof tiers)[number]): number => main * 2 + Number(special);
const tierCodes = sql.raw(`array[${tiers.map(codeOf).join(', ')}]`);

/** Results are computed from plays joined with draws by `covers` (PR-2); every query about them selects these. */
export const mainMatches = sql<number>`bit_count(${plays.mask} & ${draws.mask})::int`;
export const specialMatches = sql<boolean>`(${plays.special} = ${draws.special})`;

/** What matched, as one number: twice the main numbers, plus one for the special ball. */
export const matchCode = sql<number>`(${mainMatches} * 2 + ${specialMatches}::int)`;

/** The prize tier, from 1 (the jackpot) to 9; null if nothing was won (SV-11). */
export const tier = sql<number | null>`array_position(${tierCodes}, ${matchCode})`;

/** Whether a play was valid at the instant of a draw, even if its ticket was changed or deleted later (PR-1). */
export const wasValidAt = (heldAt: SQL | typeof draws.held_at): SQL =>
  sql`(${plays.valid_from} < ${heldAt} and (${plays.valid_until} is null or ${plays.valid_until} >= ${heldAt}))`;

/** Which plays have results in which draws at an instant in milliseconds since 1970. */
export const covers = (now: number): SQL =>
  sql`${draws.game} = ${plays.game} and ${wasValidAt(draws.held_at)} and ${draws.results_from} <= ${timestamp(now)}`;

/**
 * A digest of a player's results of a draw, which differs if any of them does: each ticket's random id, shifted by what
 * it matched. Aggregates rows of plays joined with a draw.
 */
export const digest = sql`coalesce(
  bit_xor(('x' || right(${plays.ticket_id}::text, 12))::bit(48)::bigint << ${matchCode})
    filter (where ${matchCode} > 0), 0)`;

/** The player and game whose results are asked for, and when, in milliseconds since 1970. */
export type Owner = { readonly userId: string; readonly game: Game; readonly now: number };

/** How each of a player's tickets did in a draw, best first (BD-6, DH-2). */
export const outcomesOfDraw = (db: Db, owner: Owner, date: string): Promise<Outcome[]> =>
  outcomesWhere(db, owner, eq(draws.date, date));

/** How a player's ticket did in every draw that it played, newest first (DH-2). */
export const outcomesOfTicket = (db: Db, owner: Owner, ticketId: string): Promise<Outcome[]> =>
  outcomesWhere(db, owner, eq(plays.ticket_id, ticketId));

/** Every prize that a player's tickets won, newest first. */
export const outcomesWithPrize = (db: Db, owner: Owner): Promise<Outcome[]> =>
  outcomesWhere(db, owner, isNotNull(tier));

const outcomesWhere = async (db: Db, { userId, game, now }: Owner, which: SQL): Promise<Outcome[]> => {
  const rows = await db
    .select({
      ticket_id: plays.ticket_id,
      date: draws.date,
      main: plays.main,
      special: plays.special,
      drawnMain: draws.main,
      drawnSpecial: draws.special,
      main_matches: mainMatches,
      special_matches: specialMatches,
      tier,
    })
    .from(plays)
    .innerJoin(draws, covers(now))
    .where(and(eq(plays.user_id, userId), eq(plays.game, game), which))
    .orderBy(desc(draws.date), asc(tier), desc(mainMatches), asc(plays.ticket_id));
  return rows.map(({ main, special, drawnMain, drawnSpecial, ...row }) => ({
    ...row,
    numbers: six(main, special),
    drawn: six(drawnMain, drawnSpecial),
  }));
};

const played = v.object({
  tickets: v.number(),
  state: v.picklist(['awaited', 'checking', 'disputed', 'checked']),
  is_sample: v.boolean(),
});

/** How a player's tickets did in the last draw of a game, or what they are waiting for (RS-1). */
export const lastResultsOf = async (db: Db, owner: Owner): Promise<LastResults> => {
  const { userId, game, now } = owner;
  const { date, at } = lastDraw(game, now);
  const answer = await db.execute(sql`
    select count(*)::int as tickets, coalesce(${draws.state} = 'sample', false) as is_sample, case
      when ${draws.state} is null then 'awaited'
      when ${draws.results_from} <= ${timestamp(now)} then 'checked'
      when ${draws.state} = 'disputed' then 'disputed'
      else 'checking' end as state
    from ${plays} left join ${draws} on ${draws.game} = ${plays.game} and ${draws.date} = ${date}
    where ${plays.user_id} = ${userId} and ${plays.game} = ${game} and ${wasValidAt(timestamp(at))}
    group by ${draws.state}, ${draws.results_from}`);
  const [found] = rowsOf(played, answer);
  if (found === undefined) return { state: 'none', date, is_sample: false, tickets: 0, outcomes: [] };
  return { ...found, date, outcomes: found.state === 'checked' ? await outcomesOfDraw(db, owner, date) : [] };
};

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
  return rowOf(v.object({ code: v.number() }), answer).code;
};

/** Queues a player's last results again, even if unsubscribed; false if there are none (API-19, API-20, SV-12). */
export const resendResults = (context: AppContext, { userId, game, now }: Owner): Promise<boolean> =>
  withMail(context, async (inside) => {
    const [last] = await inside.db
      .select({ date: draws.date })
      .from(plays)
      .innerJoin(draws, covers(now))
      .innerJoin(users, eq(users.id, plays.user_id))
      .where(and(eq(plays.user_id, userId), eq(plays.game, game)))
      .orderBy(desc(draws.date))
      .limit(1)
      .for('key share', { of: users });
    if (last === undefined) return false;
    await enqueue(inside, { kind: 'results-again', userId, game, date: last.date });
    return true;
  });
