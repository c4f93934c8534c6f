import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Outcome } from '../../src/protocol/history.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { drawChecks, ticketResults, tickets } from '../db/schema.ts';
import { six } from '../draws/past-draws.ts';

export type Owner = { readonly userId: string; readonly game: Game };

/** What every ticket of a player did in a draw, best first (BD-6, DH-2). */
export const outcomesOfDraw = (db: Db, owner: Owner, date: string): Promise<Outcome[]> =>
  outcomesWhere(db, owner, eq(ticketResults.date, date));

/** What a ticket of a player did in every draw that it played, newest first (DH-2). */
export const outcomesOfTicket = (db: Db, owner: Owner, ticketId: string): Promise<Outcome[]> =>
  outcomesWhere(db, owner, eq(ticketResults.ticket_id, ticketId));

const outcomesWhere = async (db: Db, { userId, game }: Owner, which: SQL): Promise<Outcome[]> => {
  const rows = await db
    .select({ result: ticketResults, drawn: { main: drawChecks.main, special: drawChecks.special } })
    .from(tickets)
    .innerJoin(ticketResults, and(eq(ticketResults.ticket_id, tickets.id), eq(ticketResults.game, tickets.game)))
    .innerJoin(drawChecks, and(eq(drawChecks.game, ticketResults.game), eq(drawChecks.date, ticketResults.date)))
    .where(and(eq(tickets.user_id, userId), eq(tickets.game, game), which))
    .orderBy(
      desc(ticketResults.date),
      asc(ticketResults.tier),
      desc(ticketResults.main_matches),
      asc(ticketResults.ticket_id),
    );
  return rows.map(({ result: { ticket_id, date, main, special, main_matches, special_matches, tier }, drawn }) => ({
    ...{ ticket_id, date, main_matches, special_matches, tier },
    numbers: six(main, special),
    drawn: six(drawn.main, drawn.special),
  }));
};
