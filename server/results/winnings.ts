import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Results } from '../../src/protocol/history.ts';
import { noWinnings, withPrize, type Winnings } from '../../src/rules/history/winnings.ts';
import { prizeOf } from '../../src/rules/prizes.ts';
import { rowsOf, type Db } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import { six } from '../draws/past-draws.ts';
import type { Owner } from './outcomes.ts';
import { covers, tier } from './results.ts';

/** What a player's tickets of a game came to: in all, in each draw (newest first), and each by itself (newest first) (DH-2). */
export const resultsOf = async (db: Db, owner: Owner): Promise<Results> => {
  const counts = await countsOf(db, owner);
  const wins = counts.flatMap((one) =>
    one.tier === null ? [] : [{ ...one, prize: prizeOf(owner.game, one.date ?? '', one.tier) }],
  );
  const wonBy = (key: 'date' | 'ticket_id'): ReadonlyMap<string | null, Winnings> => {
    const won = new Map<string | null, Winnings>();
    for (const win of wins) won.set(win[key], withPrize(won.get(win[key]) ?? noWinnings, win.prize, win.times));
    return won;
  };
  const [ofDraw, ofTicket] = [wonBy('date'), wonBy('ticket_id')];
  const played = new Map(counts.flatMap((one) => (one.date === null ? [[one.ticket_id, one.times]] : [])));
  const tickets = (await ticketsOf(db, owner)).filter(({ id }) => played.has(id));
  return {
    won: wins.reduce((won, { prize, times }) => withPrize(won, prize, times), noWinnings),
    draws: counts.flatMap(({ date, ticket_id, times }) =>
      date !== null && ticket_id === null ? [{ date, tickets: times, won: ofDraw.get(date) ?? noWinnings }] : [],
    ),
    tickets: tickets.map(({ id, main, special, is_deleted }) => ({
      ...{ ticket_id: id, numbers: six(main, special), is_deleted },
      ...{ draws: played.get(id) ?? 0, won: ofTicket.get(id) ?? noWinnings },
    })),
  };
};

const count = v.object({
  date: v.nullable(v.string()),
  ticket_id: v.nullable(v.string()),
  tier: v.nullable(v.number()),
  times: v.number(),
});

/** How many results there are of each draw (no ticket), of each ticket (no date), and of each prize; newest draws first. */
const countsOf = async (db: Db, { userId, game, now }: Owner) => {
  const answer = await db.execute(sql`
    with results as materialized (
      select ${draws.date} as date, ${plays.ticket_id} as ticket_id, ${tier} as tier
      from ${plays} join ${draws} on ${covers(now)}
      where ${plays.user_id} = ${userId} and ${plays.game} = ${game}
    )
    select to_char(date, 'YYYY-MM-DD') as date, ticket_id, tier, count(*)::int as times from results
    group by grouping sets ((date), (ticket_id), (date, ticket_id, tier))
    having grouping(tier) = 1 or tier is not null
    order by results.date desc`);
  return rowsOf(count, answer);
};

const ticket = v.object({
  id: v.string(),
  main: v.array(v.number()),
  special: v.number(),
  is_deleted: v.boolean(),
});

/** The tickets of a player with their last numbers, newest first. */
const ticketsOf = async (db: Db, { userId, game }: Owner) => {
  const answer = await db.execute(sql`
    select * from (
      select distinct on (ticket_id) ticket_id as id, main, special, valid_until is not null as is_deleted, stored_at
      from plays where user_id = ${userId} and game = ${game}
      order by ticket_id, valid_until desc nulls first
    ) as last
    order by stored_at desc, id desc`);
  return rowsOf(ticket, answer);
};
