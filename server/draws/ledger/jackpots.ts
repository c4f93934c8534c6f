import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Game } from '../../../src/rules/games.ts';
import { rowsOf, type Db } from '../../db/database.ts';

const jackpot = v.object({ date: v.string(), dollars: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) });

/** The latest jackpot announced for each draw date of a game, optionally since a date, in words. */
export const jackpotsOf = async (db: Db, game: Game, first = '0001-01-01'): Promise<ReadonlyMap<string, string>> => {
  const answer = await db.execute(sql`
    select distinct on (date) to_char(date, 'YYYY-MM-DD') as date, dollars from jackpots
    where game = ${game} and date >= ${first} order by date, seen_at desc, source`);
  return new Map(rowsOf(jackpot, answer).map(({ date, dollars }) => [date, dollarsText(dollars)]));
};

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** An amount as lotteries announce it, such as '$633 Million' or '$1.25 Billion'; below a million in full. */
export const dollarsText = (dollars: number): string => {
  const tenthsOfMillion = Math.round(dollars / 100_000);
  if (dollars < 1_000_000) return `$${figures.format(Math.round(dollars))}`;
  return tenthsOfMillion < 10_000
    ? `$${figures.format(tenthsOfMillion / 10)} Million`
    : `$${figures.format(dollars / 1e9)} Billion`;
};
