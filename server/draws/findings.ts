import { and, asc, eq, ne } from 'drizzle-orm';
import { daysFrom, isDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { corrections, draws, refusedReports } from '../db/schema.ts';
import { conflictsOf, type Conflict } from './ledger/conflicts.ts';
import { votesSince } from './ledger/settle.ts';
import type { Source } from './report.ts';

/** What is wrong or was put right in a game's stored draws (SV-6, SV-7). */
export type Findings = {
  readonly stored: number;
  readonly missing: readonly string[];
  readonly missingBySource: ReadonlyMap<Source, readonly string[]>;
  readonly conflicts: readonly Conflict[];
  readonly refused: readonly (typeof refusedReports.$inferSelect)[];
  readonly corrected: readonly (typeof corrections.$inferSelect)[];
};

/** The sources that publish every draw, so that a gap in them is one. */
const withHistory = ['ny-open-data', 'texas-lottery'] as const;

/**
 * Checks a game's draws: gaps in the calendar between the first and last draw, in all and by source, conflicts, refused
 * reports and corrections.
 */
export const findingsOf = async (db: Db, game: Game): Promise<Findings> => {
  const shown = await db
    .select({ date: draws.date })
    .from(draws)
    .where(and(eq(draws.game, game), ne(draws.state, 'sample')));
  const votes = await votesSince(db, game, '0001-01-01');
  const datesOf = (source: Source) => votes.filter((vote) => vote.source === source).map(({ date }) => date);
  return {
    stored: shown.length,
    missing: missingDates(
      game,
      shown.map(({ date }) => date),
    ),
    missingBySource: new Map(withHistory.map((source) => [source, missingDates(game, datesOf(source))])),
    // An operator has settled the others (GR-3).
    conflicts: (await conflictsOf(db, game)).filter(({ votes }) => votes.every(({ source }) => source !== 'operator')),
    refused: await db
      .select()
      .from(refusedReports)
      .where(eq(refusedReports.game, game))
      .orderBy(asc(refusedReports.id)),
    corrected: await db.select().from(corrections).where(eq(corrections.game, game)).orderBy(asc(corrections.id)),
  };
};

/** The draw dates by the calendar that are not among the dates, between the first and last of them. */
const missingDates = (game: Game, dates: readonly string[]): readonly string[] => {
  const inOrder = dates.toSorted();
  const [first = '', last = ''] = [inOrder.at(0), inOrder.at(-1)];
  const held = new Set(dates);
  const missing: string[] = [];
  for (let date = first; date < last; date = daysFrom(date, 1))
    if (isDrawDate(game, date) && !held.has(date)) missing.push(date);
  return missing;
};
