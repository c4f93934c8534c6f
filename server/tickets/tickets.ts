import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Game } from '../../src/rules/games.ts';
import { arrayOf, rowOf, timestamp, type Db } from '../db/database.ts';
import { plays, sessions } from '../db/schema.ts';
import { lastDraw } from '../draws/latest.ts';
import { isOpen } from '../sessions/require-session.ts';

export type Numbers = { readonly main: readonly number[]; readonly special: number };
export type StoredTicket = Pick<
  typeof plays.$inferSelect,
  'ticket_id' | 'main' | 'special' | 'game' | 'stored_at' | 'valid_from'
>;

/** How many tickets a user may keep of a game (SV-5). */
export const mostTickets = 1000;

type InSession = { readonly sessionId: string; readonly game: Game };
type Owner = InSession & { readonly userId: string; readonly now: number };
type One = Owner & { readonly ticketId: string };

const smallints = (numbers: readonly number[]) => sql`${arrayOf(numbers)}::smallint[]`;

/** Lists a player's current tickets of a game, newest first; undefined once the session has ended. */
export const listTickets = (db: Db) => {
  const { ticket_id, main, special, game, stored_at, valid_from } = plays;
  const list = db
    .select({ ticket: { ticket_id, main, special, game, stored_at, valid_from } })
    .from(sessions)
    .leftJoin(
      plays,
      and(eq(plays.user_id, sessions.user_id), eq(game, sql.placeholder('game')), isNull(plays.valid_until)),
    )
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.ended_at)))
    .orderBy(desc(stored_at), desc(ticket_id))
    .prepare('list_tickets');
  return async (asked: InSession): Promise<readonly StoredTicket[] | undefined> => {
    const rows = await list.execute(asked);
    return rows.length === 0 ? undefined : rows.flatMap(({ ticket }) => ticket ?? []);
  };
};

/** Saves a ticket; false at the limit (SV-5) or without a session (SV-4). The SQL function counts after the lock. */
export const saveTicket = (db: Db) => {
  const [game, now] = [sql`${sql.placeholder('game')}::game`, sql`${sql.placeholder('now')}::timestamptz`];
  const numbers = sql`${sql.placeholder('main')}::smallint[], ${sql.placeholder('special')}::smallint`;
  const save = db
    .insert(plays)
    .select(
      sql`with player as materialized (
        select id from users
        where id = ${sql.placeholder('userId')} and ${isOpen(sql.placeholder('sessionId'))} for no key update
      )
      select id, gen_random_uuid(), gen_random_uuid(), ${game}, ${numbers}, ${now}, ${now}, null
      from player where count_standing_plays(id, ${game}) < ${mostTickets}`,
    )
    .returning({ id: plays.id })
    .prepare('save_ticket');
  return async ({ now, ...owner }: Owner, { main, special }: Numbers): Promise<boolean> => {
    const saved = await save.execute({ ...owner, now: new Date(now).toISOString(), main, special });
    return saved.length === 1;
  };
};

/**
 * Changes a ticket of a user. If its numbers were in a draw, closes them as a play of their own in the same statement;
 * otherwise overwrites them (PR-1). False if there is no such ticket, or the session has ended.
 */
export const changeTicket = async (
  db: Db,
  { sessionId, userId, game, ticketId, now }: One,
  { main, special }: Numbers,
): Promise<boolean> => {
  const answer = await db.execute(sql`
    with standing as materialized (
      select *, special = ${special} and main @> ${smallints(main)} as is_same from plays
      where user_id = ${userId} and ticket_id = ${ticketId} and game = ${game} and valid_until is null
        and ${isOpen(sessionId)}
      for update
    ), closed as (
      insert into plays (user_id, ticket_id, game, main, special, stored_at, valid_from, valid_until)
      select user_id, ticket_id, game, main, special, stored_at, valid_from, ${timestamp(now)}
      from standing where not is_same and valid_from < ${timestamp(lastDraw(game, now).at)}
    ), changed as (
      update plays set main = ${smallints(main)}, special = ${special},
        valid_from = case when standing.is_same then standing.valid_from else ${timestamp(now)} end
      from standing
      where plays.user_id = standing.user_id and plays.ticket_id = standing.ticket_id and plays.id = standing.id
    )
    select exists (select from standing) as is_found`);
  return rowOf(v.object({ is_found: v.boolean() }), answer).is_found;
};

/** Deletes a ticket; its past plays stay. False if there is none, or the session has ended. */
export const deleteTicket = async (db: Db, { sessionId, userId, game, ticketId, now }: One): Promise<boolean> => {
  const closed = await db
    .update(plays)
    // A clock that was set back must not end a play before it began.
    .set({ valid_until: sql`greatest(${timestamp(now)}, ${plays.valid_from})` })
    .where(
      and(
        eq(plays.user_id, userId),
        eq(plays.ticket_id, ticketId),
        eq(plays.game, game),
        isNull(plays.valid_until),
        isOpen(sessionId),
      ),
    )
    .returning({ id: plays.id });
  return closed.length === 1;
};
