import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Outcome, Results } from '../../src/protocol/history.ts';
import { byPrize, noWinnings, prizeOf, sumOf, type Winnings } from '../../src/rules/prizes.ts';
import { rowsOf, type Db } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import { six } from '../../src/rules/past-draws.ts';
import { grouped } from '../grouped.ts';
import { covers, outcomesWithPrize, type Owner } from './outcomes.ts';

const mostPrizes = 50;

/** What a player's tickets of a game won: in total, by draw, the largest prizes, and by ticket (DH-2, FW-4). */
export const resultsOf = async (db: Db, owner: Owner): Promise<Results> => {
  const wins = (await outcomesWithPrize(db, owner)).flatMap((win) =>
    win.tier === null ? [] : { ...win, prize: prizeOf(owner.game, win.date, win.tier) },
  );
  const [ofDraw, ofTicket] = [wonBy(wins, ({ date }) => date), wonBy(wins, ({ ticket_id }) => ticket_id)];
  const counts = await countsOf(db, owner);
  const played = new Map(counts.map(({ ticket_id, count }) => [ticket_id, count]));
  return {
    is_sample: counts.some(({ is_sample }) => is_sample),
    won: total(wins),
    draws: counts.flatMap(({ date, count }) =>
      date === null ? [] : [{ date, tickets: count, won: ofDraw.get(date) ?? noWinnings }],
    ),
    prizes: wins
      .toSorted((one, other) => byPrize(one.prize, other.prize))
      .slice(0, mostPrizes)
      .map(({ prize: _, ...win }) => win),
    tickets: (await ticketsOf(db, owner)).flatMap(({ id, main, special, is_deleted }) => {
      const count = played.get(id);
      if (count === undefined) return [];
      const won = ofTicket.get(id) ?? noWinnings;
      return [{ ticket_id: id, numbers: six(main, special), is_deleted, draws: count, won }];
    }),
  };
};

type Win = Outcome & { readonly prize: Winnings };

const total = (wins: readonly Win[]): Winnings => wins.reduce((won, { prize }) => sumOf(won, prize), noWinnings);

const wonBy = (wins: readonly Win[], keyOf: (win: Win) => string): ReadonlyMap<string, Winnings> =>
  new Map([...grouped(wins, keyOf)].map(([key, ofKey]) => [key, total(ofKey)]));

const count = v.object({
  date: v.nullable(v.string()),
  ticket_id: v.nullable(v.string()),
  count: v.number(),
  is_sample: v.boolean(),
});

/** How many tickets played each draw, newest first, and how many draws each ticket played. */
const countsOf = async (db: Db, { userId, game, now }: Owner) => {
  const answer = await db.execute(sql`
    select to_char(${draws.date}, 'YYYY-MM-DD') as date, ${plays.ticket_id}, count(*)::int as count,
      bool_or(${draws.state} = 'sample') as is_sample
    from ${plays} join ${draws} on ${covers(now)}
    where ${plays.user_id} = ${userId} and ${plays.game} = ${game}
    group by grouping sets ((${draws.date}), (${plays.ticket_id}))
    order by ${draws.date} desc`);
  return rowsOf(count, answer);
};

/** The tickets of a player with their last numbers, newest first. */
const ticketsOf = (db: Db, { userId, game }: Owner) => {
  const { ticket_id: id, main, special, stored_at } = plays;
  const is_deleted = sql<boolean>`${plays.valid_until} is not null`.as('is_deleted');
  const last = db
    .selectDistinctOn([id], { id, main, special, stored_at, is_deleted })
    .from(plays)
    .where(and(eq(plays.user_id, userId), eq(plays.game, game)))
    .orderBy(id, sql`${plays.valid_until} desc nulls first`)
    .as('last');
  return db.select().from(last).orderBy(desc(last.stored_at), desc(last.id));
};
