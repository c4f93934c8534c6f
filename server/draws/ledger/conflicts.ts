import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Game } from '../../../src/rules/games.ts';
import { rowsOf, type Db } from '../../db/database.ts';
import { draws } from '../../db/schema.ts';
import { grouped } from '../../grouped.ts';
import type { Vote } from './reconcile.ts';
import { votesOn } from './settle.ts';

/** A date (YYYY-MM-DD) for which the sources report different numbers: each source's latest, and what is shown. */
export type Conflict = {
  readonly date: string;
  readonly votes: readonly Vote[];
  readonly shown: Pick<Vote, 'main' | 'special'> | undefined;
};

/** A game's draws whose sources report different numbers, oldest first, whichever are shown (SV-7). */
export const conflictsOf = async (db: Db, game: Game): Promise<readonly Conflict[]> => {
  const dates = await disputedDates(db, game);
  if (dates.length === 0) return [];
  const shown = await db
    .select({ date: draws.date, main: draws.main, special: draws.special })
    .from(draws)
    .where(and(eq(draws.game, game), ne(draws.state, 'sample'), inArray(draws.date, [...dates])));
  return [...grouped(await votesOn(db, game, dates), ({ date }) => date)].map(([date, votes]) => ({
    ...{ date, votes },
    shown: shown.find((draw) => draw.date === date),
  }));
};

const disputedDates = async (db: Db, game: Game): Promise<readonly string[]> => {
  const answer = await db.execute(sql`
    with newest as (
      select distinct on (date, source) date, main, special from draw_reports
      where game = ${game} order by date, source, seen_at desc, id desc
    )
    select to_char(date, 'YYYY-MM-DD') as date from newest
    group by newest.date having count(distinct (main, special)) > 1`);
  return rowsOf(v.object({ date: v.string() }), answer).map(({ date }) => date);
};
