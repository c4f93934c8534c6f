import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { tickets, users } from '../db/schema.ts';
import type { Numbers, StoredTicket } from './shapes.ts';

/** How many tickets a user may keep of a game (SV-5). */
export const mostTickets = 1000;

type Owned = { readonly userId: string; readonly game: Game };
type One = Owned & { readonly ticketId: string; readonly now: number };

const active = ({ userId, game }: Owned) =>
  and(eq(tickets.user_id, userId), eq(tickets.game, game), isNull(tickets.deleted_at));

/** A user's tickets of a game, newest first. */
export const ticketsOf = (db: Db, owned: Owned): Promise<StoredTicket[]> =>
  db.select().from(tickets).where(active(owned)).orderBy(desc(tickets.stored_at), desc(tickets.id));

/** Saves a ticket; `full` when the user already keeps as many as one may (SV-5), `nobody` when the account is gone (SV-13). */
export const saveTicket = (
  db: Db,
  { userId, game, now }: Omit<One, 'ticketId'>,
  numbers: Numbers,
): Promise<'saved' | 'full' | 'nobody'> =>
  db.transaction(async (tx) => {
    // Two saves of one user at the same time would both count one too few.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined) return 'nobody';
    const [kept] = await tx.select({ tickets: count() }).from(tickets).where(active({ userId, game }));
    if ((kept?.tickets ?? 0) >= mostTickets) return 'full';
    const at = new Date(now);
    await tx
      .insert(tickets)
      .values({
        user_id: userId,
        game,
        main: [...numbers.main],
        special: numbers.special,
        stored_at: at,
        changed_at: at,
      });
    return 'saved';
  });

const isSame = (ticket: StoredTicket, { main, special }: Numbers) =>
  ticket.special === special && ticket.main.every((number) => main.includes(number));

/** Changes a ticket of a user; other numbers play from the next draw on (SV-5). False when there is no such ticket. */
export const changeTicket = (db: Db, one: One, numbers: Numbers): Promise<boolean> =>
  db.transaction(async (tx) => {
    const own = and(eq(tickets.id, one.ticketId), active(one));
    const [ticket] = await tx.select().from(tickets).where(own).for('update');
    if (ticket === undefined) return false;
    const changed_at = isSame(ticket, numbers) ? ticket.changed_at : new Date(one.now);
    await tx
      .update(tickets)
      .set({ main: [...numbers.main], special: numbers.special, changed_at })
      .where(own);
    return true;
  });

/** Deletes a ticket of a user; what it has played stays known. False when there is no such ticket. */
export const deleteTicket = async (db: Db, one: One): Promise<boolean> => {
  const deleted = await db
    .update(tickets)
    .set({ deleted_at: new Date(one.now) })
    .where(and(eq(tickets.id, one.ticketId), active(one)))
    .returning({ id: tickets.id });
  return deleted.length === 1;
};
