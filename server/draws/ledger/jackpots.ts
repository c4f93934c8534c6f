import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Game } from '../../../src/rules/games.ts';
import type { Db } from '../../db/database.ts';
import { jackpots } from '../../db/schema.ts';

/** The latest jackpot announced for each draw date of a game, optionally since a date, in words. */
export const jackpotsOf = async (db: Db, game: Game, first = '0001-01-01'): Promise<ReadonlyMap<string, string>> => {
  const { date, seen_at, source } = jackpots;
  const rows = await db
    .selectDistinctOn([date])
    .from(jackpots)
    .where(and(eq(jackpots.game, game), gte(date, first)))
    .orderBy(asc(date), desc(seen_at), asc(source));
  return new Map(rows.map((row) => [row.date, dollarsText(row.dollars)]));
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
