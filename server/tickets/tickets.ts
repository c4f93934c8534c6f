import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { drawInstant, lastDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { rowOf, timestamp, type Db } from '../db/database.ts';
import { plays, users } from '../db/schema.ts';
import { notSignedIn } from '../http/errors.ts';

export type Numbers = { readonly main: readonly number[]; readonly special: number };
export type StoredTicket = Awaited<ReturnType<typeof listTickets>>[number];

/** How many tickets a user may keep of a game (SV-5). */
export const mostTickets = 1000;

type Owner = { readonly userId: string; readonly game: Game; readonly now: number };
type One = Owner & { readonly ticketId: string };

/** Numbers as one parameter; drizzle would turn each item of a list into its own. */
const smallints = (numbers: readonly number[]) => sql`${sql.param(numbers)}::smallint[]`;

/** Lists a player's current tickets of a game, newest first. */
export const listTickets = (db: Db, { userId, game }: Owner) => {
  const { ticket_id, main, special, stored_at, valid_from } = plays;
  return db
    .select({ ticket_id, game: plays.game, main, special, stored_at, valid_from })
    .from(plays)
    .where(and(eq(plays.user_id, userId), eq(plays.game, game), isNull(plays.valid_until)))
    .orderBy(desc(stored_at), desc(ticket_id));
};

/** Throws HttpError, 401, if nothing was found because the account was deleted after its session was checked. */
const requireAccount = async (db: Db, userId: string): Promise<void> => {
  if ((await db.$count(users, eq(users.id, userId))) === 0) throw notSignedIn();
};

/** Saves a ticket; false at the limit (SV-5). The SQL function counts after the lock. */
export const saveTicket = async (
  db: Db,
  { userId, game, now }: Owner,
  { main, special }: Numbers,
): Promise<boolean> => {
  const at = timestamp(now);
  const saved = await db
    .insert(plays)
    .select(
      sql`with player as materialized (select id from users where id = ${userId} for no key update)
      select id, gen_random_uuid(), gen_random_uuid(), ${game}::game, ${smallints(main)}, ${special}::smallint,
        ${at}, ${at}, null
      from player where count_standing_plays(id, ${game}) < ${mostTickets}`,
    )
    .returning({ id: plays.id });
  if (saved.length === 0) await requireAccount(db, userId);
  return saved.length === 1;
};

/**
 * Changes a ticket of a user. If its numbers were in a draw, closes them as a play of their own in the same statement;
 * otherwise overwrites them (PR-1). False if there is no such ticket. Locks the account first, as its deletion does.
 */
export const changeTicket = async (
  db: Db,
  { userId, game, ticketId, now }: One,
  { main, special }: Numbers,
): Promise<boolean> => {
  const answer = await db.execute(sql`
    with player as materialized (
      select id from users where id = ${userId} for key share
    ), standing as materialized (
      select plays.*, special = ${special} and main @> ${smallints(main)} as is_same
      from player join plays on plays.user_id = player.id
      where ticket_id = ${ticketId} and game = ${game} and valid_until is null
      for update of plays
    ), closed as (
      insert into plays (user_id, ticket_id, game, main, special, stored_at, valid_from, valid_until)
      select user_id, ticket_id, game, main, special, stored_at, valid_from, ${timestamp(now)}
      from standing where not is_same and valid_from < ${timestamp(drawInstant(game, lastDrawDate(game, now)))}
    ), changed as (
      update plays set main = ${smallints(main)}, special = ${special},
        valid_from = case when standing.is_same then standing.valid_from else ${timestamp(now)} end
      from standing
      where plays.user_id = standing.user_id and plays.ticket_id = standing.ticket_id and plays.id = standing.id
    )
    select exists (select from standing) as is_found`);
  const { is_found } = rowOf(v.object({ is_found: v.boolean() }), answer);
  if (!is_found) await requireAccount(db, userId);
  return is_found;
};

/** Deletes a ticket; its past plays stay. False if there is none. */
export const deleteTicket = async (db: Db, { userId, game, ticketId, now }: One): Promise<boolean> => {
  const closed = await db
    .update(plays)
    // A clock that was set back must not end a play before it began.
    .set({ valid_until: sql`greatest(${timestamp(now)}, ${plays.valid_from})` })
    .where(
      and(eq(plays.user_id, userId), eq(plays.ticket_id, ticketId), eq(plays.game, game), isNull(plays.valid_until)),
    )
    .returning({ id: plays.id });
  if (closed.length === 0) await requireAccount(db, userId);
  return closed.length === 1;
};
