import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Game } from '../../src/rules/games.ts';
import { rowsOf, type Db } from '../db/database.ts';
import { plays, sessions } from '../db/schema.ts';
import { lastDraw } from '../draws/calendar.ts';
import type { Numbers, StoredTicket } from './shapes.ts';

/** How many tickets a user may keep of a game (SV-5). */
export const mostTickets = 1000;

type InSession = { readonly sessionId: string; readonly game: Game };
type One = { readonly userId: string; readonly game: Game; readonly ticketId: string; readonly now: number };

const timestamp = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`;
const smallints = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::smallint[]`;

/** Lists the tickets of a game of who is signed in as they stand, newest first; undefined once the session has ended. */
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

const saving = v.object({ is_known: v.boolean(), is_saved: v.boolean() });

/**
 * Saves a ticket; `full` when the user already keeps as many as one may (SV-5), `nobody` when the account is gone (SV-13). The function counts
 * after the lock: the statement itself would not see what another one saved meanwhile.
 */
export const saveTicket = async (
  db: Db,
  { userId, game, now }: Omit<One, 'ticketId'>,
  { main, special }: Numbers,
): Promise<'saved' | 'full' | 'nobody'> => {
  const answer = await db.execute(sql`
    with player as materialized (select id from users where id = ${userId} for no key update),
    saved as (
      insert into plays (user_id, game, main, special, stored_at, valid_from)
      select id, ${game}, ${smallints(main)}, ${special}, ${timestamp(now)}, ${timestamp(now)}
      from player where count_standing_plays(id, ${game}) < ${mostTickets}
      returning 1
    )
    select exists (select from player) as is_known, exists (select from saved) as is_saved`);
  const { is_known, is_saved } = rowsOf(saving, answer)[0] ?? { is_known: false, is_saved: false };
  return is_saved ? 'saved' : is_known ? 'full' : 'nobody';
};

const found = v.object({ is_found: v.boolean() });

/**
 * Changes a ticket of a user. Numbers that a draw has seen are closed as a play of their own, in the same statement; others are written over, for no
 * draw knows them (PR-1). False when there is no such ticket.
 */
export const changeTicket = async (
  db: Db,
  { userId, game, ticketId, now }: One,
  { main, special }: Numbers,
): Promise<boolean> => {
  const answer = await db.execute(sql`
    with standing as materialized (
      select *, special = ${special} and main @> ${smallints(main)} as is_same from plays
      where user_id = ${userId} and ticket_id = ${ticketId} and game = ${game} and valid_until is null
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
  return rowsOf(found, answer)[0]?.is_found ?? false;
};

/** Deletes a ticket of a user; what it has played stays known. False when there is no such ticket. */
export const deleteTicket = async (db: Db, { userId, game, ticketId, now }: One): Promise<boolean> => {
  const closed = await db
    .update(plays)
    // A clock that was set back must not end a play before it began.
    .set({ valid_until: sql`greatest(${timestamp(now)}, ${plays.valid_from})` })
    .where(
      and(eq(plays.user_id, userId), eq(plays.ticket_id, ticketId), eq(plays.game, game), isNull(plays.valid_until)),
    )
    .returning({ id: plays.id });
  return closed.length === 1;
};
