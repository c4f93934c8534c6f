import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LastResults } from '../../src/protocol/history.ts';
import { rowsOf, timestamp, type Db } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import { lastDraw } from '../draws/calendar.ts';
import { outcomesOfDraw, type Owner } from './outcomes.ts';
import { stoodAt } from './results.ts';

const played = v.object({
  tickets: v.number(),
  state: v.picklist(['awaited', 'checking', 'disputed', 'checked']),
  is_sample: v.boolean(),
});

/** What a player's tickets did in the last draw of a game, or what they wait for (RS-1). */
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
    where ${plays.user_id} = ${userId} and ${plays.game} = ${game} and ${stoodAt(timestamp(at))}
    group by ${draws.state}, ${draws.results_from}`);
  const [found] = rowsOf(played, answer);
  if (found === undefined) return { state: 'none', date, is_sample: false, tickets: 0, outcomes: [] };
  return { ...found, date, outcomes: found.state === 'checked' ? await outcomesOfDraw(db, owner, date) : [] };
};
