import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Outcome } from '../../src/protocol/history.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import { six } from '../draws/past-draws.ts';
import { covers, mainMatches, specialMatches, tier } from './results.ts';

/** Whose results of a game, and when they are asked for, in milliseconds since 1970. */
export type Owner = { readonly userId: string; readonly game: Game; readonly now: number };

/** What every ticket of a player did in a draw, best first (BD-6, DH-2). */
export const outcomesOfDraw = (db: Db, owner: Owner, date: string): Promise<Outcome[]> =>
  outcomesWhere(db, owner, eq(draws.date, date));

/** What a ticket of a player did in every draw that it played, newest first (DH-2). */
export const outcomesOfTicket = (db: Db, owner: Owner, ticketId: string): Promise<Outcome[]> =>
  outcomesWhere(db, owner, eq(plays.ticket_id, ticketId));

/** Every prize that a player's tickets won, newest first. */
export const outcomesWithPrize = (db: Db, owner: Owner): Promise<Outcome[]> =>
  outcomesWhere(db, owner, isNotNull(tier));

const outcomesWhere = async (db: Db, { userId, game, now }: Owner, which: SQL): Promise<Outcome[]> => {
  const rows = await db
    .select({
      ...{ ticket_id: plays.ticket_id, date: draws.date, main: plays.main, special: plays.special },
      ...{ drawnMain: draws.main, drawnSpecial: draws.special },
      ...{ main_matches: mainMatches, special_matches: specialMatches, tier },
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
