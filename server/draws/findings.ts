import { and, asc, eq, ne } from 'drizzle-orm';
import { daysFrom, isDrawDate } from '../../src/rules/draw-times.ts';
import { games, type Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { corrections, draws, refusedReports } from '../db/schema.ts';
import { grouped } from '../grouped.ts';
import { conflictsOf, newestReports } from './ledger/settle.ts';
import { numbersText } from './report.ts';

/** The sources that publish every draw: only there is a missing date a gap. */
const withHistory = ['ny-open-data', 'texas-lottery'] as const;

/** A game's gaps between its first and last draw, conflicts, refused reports and corrections (SV-6, SV-7). */
export const findingsOf = async (db: Db, game: Game) => {
  const isStored = and(eq(draws.game, game), ne(draws.state, 'sample'));
  const { date, main, special } = draws;
  const stored = await db.select({ date, main, special }).from(draws).where(isStored);
  const bySource = grouped(await newestReports(db, game), ({ source }) => source);
  const isRefused = eq(refusedReports.game, game);
  const isCorrected = eq(corrections.game, game);
  return {
    stored: stored.length,
    missing: missingDates(game, stored),
    missingBySource: new Map(withHistory.map((source) => [source, missingDates(game, bySource.get(source) ?? [])])),
    // An operator has settled the others (GR-3).
    conflicts: [...(await conflictsOf(db, game))]
      .filter(([, votes]) => votes.every(({ source }) => source !== 'operator'))
      .map(([date, votes]) => ({ date, votes, shown: stored.find((draw) => draw.date === date) })),
    refused: await db.select().from(refusedReports).where(isRefused).orderBy(asc(refusedReports.id)),
    corrected: await db.select().from(corrections).where(isCorrected).orderBy(asc(corrections.id)),
  };
};

/** The scheduled draw dates that are missing between the first and last of some known draws. */
const missingDates = (game: Game, known: readonly { readonly date: string }[]): readonly string[] => {
  const inOrder = known.map(({ date }) => date).toSorted();
  const [first = '', last = ''] = [inOrder.at(0), inOrder.at(-1)];
  const held = new Set(inOrder);
  const missing: string[] = [];
  for (let date = first; date < last; date = daysFrom(date, 1))
    if (isDrawDate(game, date) && !held.has(date)) missing.push(date);
  return missing;
};

/** The findings of a game as aligned lines for a terminal, counts last. */
export const findingsText = (
  game: Game,
  { stored, missing, missingBySource, conflicts, refused, corrected }: Awaited<ReturnType<typeof findingsOf>>,
): readonly string[] => {
  const disputes = conflicts.map(({ date, votes, shown }) => {
    const said = votes.map((vote) => `${vote.source}: ${numbersText(vote)}`);
    return [date, ...said, ...(shown === undefined ? [] : [`shown: ${numbersText(shown)}`])].join('  ');
  });
  const reports = refused.map(({ source, report, reason }) => `${source.padEnd(13)}  ${report}  ${reason}`);
  const changes = corrected.map(({ date, old_main, old_special, new_main, new_special }) => {
    const was = numbersText({ main: old_main, special: old_special });
    return `${date}  ${was}  became  ${numbersText({ main: new_main, special: new_special })}`;
  });
  return [
    games[game].name,
    ...section('missing draw dates', missing),
    ...[...missingBySource].flatMap(([source, dates]) => section(`missing in ${source}`, dates)),
    ...section('conflicts between sources', disputes),
    ...section('refused reports', reports),
    ...section('corrections', changes),
    `  ${counted(stored, 'draw')}, ${missing.length} missing, ${counted(conflicts.length, 'conflict')}, ` +
      `${refused.length} refused, ${counted(corrected.length, 'correction')}`,
  ];
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title} (${lines.length})`, ...lines.map((line) => `    ${line}`)];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
