import { and, asc, eq, ne } from 'drizzle-orm';
import { daysFrom, isDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/handle.ts';
import { corrections, draws, refusedReports } from '../db/schema.ts';
import { grouped } from './ledger/grouped.ts';
import { sameNumbers, type Vote } from './ledger/reconcile.ts';
import { votesSince } from './ledger/settle.ts';
import type { Source } from './report.ts';

/** What a source says of a date on which another source says something else. */
export type Conflict = { readonly date: string; readonly votes: readonly Vote[] };

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

/** Looks through a game's draws: gaps by the calendar between the first and last draw, of each source too, conflicts, refusals, corrections. */
export const findingsOf = async (db: Db, game: Game): Promise<Findings> => {
  const shown = await db
    .select({ date: draws.date })
    .from(draws)
    .where(and(eq(draws.game, game), ne(draws.state, 'sample')));
  const votes = await votesSince(db, game, '0001-01-01');
  return {
    stored: shown.length,
    missing: missingDates(game, shown),
    missingBySource: new Map(
      withHistory.map((source) => [
        source,
        missingDates(
          game,
          votes.filter((vote) => vote.source === source),
        ),
      ]),
    ),
    conflicts: [...grouped(votes, ({ date }) => date)].map(([date, said]) => ({ date, votes: said })).filter(isConflict),
    refused: await db.select().from(refusedReports).where(eq(refusedReports.game, game)).orderBy(asc(refusedReports.id)),
    corrected: await db.select().from(corrections).where(eq(corrections.game, game)).orderBy(asc(corrections.id)),
  };
};

const isConflict = ({ votes: [first, ...others] }: Conflict): boolean =>
  others.some((vote) => first !== undefined && !sameNumbers(vote, first));

const missingDates = (game: Game, held: readonly { readonly date: string }[]): readonly string[] => {
  const dates = new Set(held.map(({ date }) => date));
  const inOrder = [...dates].toSorted();
  const [first = '', last = ''] = [inOrder.at(0), inOrder.at(-1)];
  const missing: string[] = [];
  for (let date = first; date < last; date = daysFrom(date, 1)) if (isDrawDate(game, date) && !dates.has(date)) missing.push(date);
  return missing;
};
