import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Results } from '../../src/protocol/history.ts';
import { noWinnings, withPrize, type Winnings } from '../../src/rules/history/winnings.ts';
import { prizeOf } from '../../src/rules/prizes.ts';
import type { Db } from '../db/database.ts';
import { ticketResults, tickets } from '../db/schema.ts';
import { six } from '../draws/past-draws.ts';
import type { Owner } from './outcomes.ts';

/** What a player's tickets of a game came to: in all, in each draw (newest first), and each by itself (newest first) (DH-2). */
export const resultsOf = async (db: Db, owner: Owner): Promise<Results> => {
  const wins = await winsOf(db, owner);
  const [ofDraw, ofTicket] = [wonBy(wins, ({ date }) => date), wonBy(wins, ({ ticketId }) => ticketId)];
  const [playedDraws, playedTickets] = [await drawsOf(db, owner), await ticketsOf(db, owner)];
  return {
    won: wins.reduce((won, { prize, times }) => withPrize(won, prize, times), noWinnings),
    draws: playedDraws.map(({ date, played }) => ({ date, tickets: played, won: ofDraw.get(date) ?? noWinnings })),
    tickets: playedTickets.map(({ id, main, special, deletedAt, played }) => ({
      ...{ ticket_id: id, numbers: six(main, special), is_deleted: deletedAt !== null },
      ...{ draws: played, won: ofTicket.get(id) ?? noWinnings },
    })),
  };
};

const theirs = ({ userId, game }: Owner) => and(eq(tickets.user_id, userId), eq(tickets.game, game));
const played = and(eq(ticketResults.ticket_id, tickets.id), eq(ticketResults.game, tickets.game));

const winsOf = async (db: Db, owner: Owner) => {
  const rows = await db
    .select({ ticketId: ticketResults.ticket_id, date: ticketResults.date, tier: ticketResults.tier, times: count() })
    .from(tickets)
    .innerJoin(ticketResults, played)
    .where(and(theirs(owner), isNotNull(ticketResults.tier)))
    .groupBy(ticketResults.ticket_id, ticketResults.date, ticketResults.tier);
  return rows.flatMap(({ tier, ...win }) =>
    tier === null ? [] : [{ ...win, prize: prizeOf(owner.game, win.date, tier) }],
  );
};

type Win = Awaited<ReturnType<typeof winsOf>>[number];

const wonBy = (wins: readonly Win[], keyOf: (win: Win) => string): ReadonlyMap<string, Winnings> => {
  const won = new Map<string, Winnings>();
  for (const win of wins) won.set(keyOf(win), withPrize(won.get(keyOf(win)) ?? noWinnings, win.prize, win.times));
  return won;
};

const drawsOf = (db: Db, owner: Owner) =>
  db
    .select({ date: ticketResults.date, played: count() })
    .from(tickets)
    .innerJoin(ticketResults, played)
    .where(theirs(owner))
    .groupBy(ticketResults.date)
    .orderBy(desc(ticketResults.date));

const ticketsOf = (db: Db, owner: Owner) =>
  db
    .select({
      ...{ id: tickets.id, main: tickets.main, special: tickets.special, deletedAt: tickets.deleted_at },
      played: count(ticketResults.date),
    })
    .from(tickets)
    .innerJoin(ticketResults, played)
    .where(theirs(owner))
    .groupBy(tickets.id)
    .orderBy(desc(tickets.stored_at), desc(tickets.id));
