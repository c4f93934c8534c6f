import * as v from 'valibot';
import { games, type Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { linesOf, type Line } from './feeds/csv.ts';
import { nyReport, nyRows } from './feeds/ny-open-data.ts';
import { readingOf, type Entry } from './feeds/reading.ts';
import { texasEntries, texasNames } from './feeds/texas-lottery.ts';
import { storeReading, type Stored } from './ledger/store.ts';
import { printable, UnusableAnswer, type Reading, type Source } from './report.ts';

export type FileSource = Extract<Source, 'ny-open-data' | 'texas-lottery'>;
export type DrawFile = { readonly text: string; readonly source: FileSource; readonly game: Game };

/** Stores a CSV file of draws, all of it or nothing; impossible draws are skipped and answered. Throws UnusableAnswer that names the broken line. */
export const importDraws = async (db: Db, file: DrawFile, now: number): Promise<Stored> =>
  storeReading(db, { source: file.source, game: file.game, reading: readDrawFile(file), now });

/** Reads New York's CSV export or JSON, or Texas's file. Throws UnusableAnswer that says which line is wrong, or which file it is, and what to do. */
export const readDrawFile = ({ text, source, game }: DrawFile): Reading => {
  const kind = text.trimStart().startsWith('[') ? jsonKind(text) : kindOf(linesOf(text));
  if (kind.source !== source)
    throw new UnusableAnswer(`this is a file of ${publishers[kind.source]}. Import it with --source ${kind.source}.`);
  if (kind.game !== game)
    throw new UnusableAnswer(`this is a file of ${games[kind.game].name}. Import it with --game ${kind.game}.`);
  const entries = kind.entries();
  const [fault] = entries.flatMap(({ place, report }) =>
    typeof report === 'string' ? [`line ${place}: ${printable(report)}`] : [],
  );
  if (fault !== undefined) throw new UnusableAnswer(`${fault}. ${correcting}`);
  if (entries.length === 0) throw new UnusableAnswer(`there is no draw in the file. ${again}`);
  return readingOf(entries);
};

const publishers: Readonly<Record<FileSource, string>> = {
  'ny-open-data': 'New York Open Data',
  'texas-lottery': 'Texas Lottery',
};
const again = 'Download it from its publisher again.';
const correcting = 'Nothing was imported: correct that line or take it out, then import the file again.';

/** Whose file it is, of which game, and what its lines report. */
type Kind = { readonly source: FileSource; readonly game: Game; readonly entries: () => readonly Entry[] };

const kindOf = (lines: readonly Line[]): Kind => {
  const [first, second] = lines;
  if (first === undefined) throw new UnusableAnswer(`the file is empty. ${again}`);
  const columns = first.fields.map(columnOf);
  if (columns.includes('winning_numbers')) return newYorkKind(columns, lines.slice(1));
  const hasHeader = !/\d/.test(first.text) && second !== undefined;
  const game = texasGame(hasHeader ? second : first);
  if (game === undefined)
    throw new UnusableAnswer(
      `line ${first.place}: neither the header of New York Open Data (Draw Date, Winning Numbers, …) nor a line of Texas Lottery (Powerball,12,30,2023,…). ${again}`,
    );
  return { source: 'texas-lottery', game, entries: () => texasEntries(game, hasHeader ? lines.slice(1) : lines) };
};

const megaRow = v.object({ mega_ball: v.unknown() });

/** New York's JSON, as its web service answers it: a row a draw, of Mega Millions with the Mega Ball in a field of its own. */
const jsonKind = (text: string): Kind => {
  const rows = nyRows(text);
  const game = rows.some((row) => v.is(megaRow, row)) ? 'megamillions' : 'powerball';
  const entries = () =>
    rows.map((row, at) => ({ place: at + 1, text: JSON.stringify(row), report: nyReport(game, row) }));
  return { source: 'ny-open-data', game, entries };
};

const texasGame = ({ fields: [name] }: Line): Game | undefined =>
  (['powerball', 'megamillions'] as const).find((game) => texasNames[game] === name);

/** New York's name of a column, however it is written: 'Draw Date', 'DRAW_DATE' and 'DrawDate' are one. */
const columnOf = (title: string): string => {
  const letters = title.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return (
    ['draw_date', 'winning_numbers', 'mega_ball', 'multiplier'].find((name) => name.replace('_', '') === letters) ??
    letters
  );
};

const newYorkKind = (columns: readonly string[], lines: readonly Line[]): Kind => {
  if (!columns.includes('draw_date')) throw new UnusableAnswer(`line 1: the header has no column Draw Date. ${again}`);
  const game = columns.includes('mega_ball') ? 'megamillions' : 'powerball';
  const report = ({ fields, fault }: Line) => {
    if (fault !== undefined) return fault;
    if (fields.length !== columns.length) return `${fields.length} fields where ${columns.length} were expected`;
    return nyReport(game, Object.fromEntries(columns.map((name, at) => [name, fields[at]])));
  };
  const entries = () => lines.map((line) => ({ place: line.place, text: line.text, report: report(line) }));
  return { source: 'ny-open-data', game, entries };
};
