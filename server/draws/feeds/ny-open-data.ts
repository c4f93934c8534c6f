import * as v from 'valibot';
import type { Game } from '../../../src/rules/games.ts';
import { reportFrom, textOf, type DrawReport, type Reading } from '../report.ts';
import { type Entry, parseJson, readingOf } from './reading.ts';

const dataSets: Readonly<Record<Game, string>> = { powerball: 'd6yy-54nr', megamillions: '5xaw-6ayf' };

const row = v.object({
  draw_date: v.string(),
  winning_numbers: v.string(),
  mega_ball: v.optional(v.unknown()),
  multiplier: v.optional(v.unknown()),
});

/** The path of a game's newest rows at New York Open Data; without `$limit` it stops at 1,000. */
export const nyOpenDataPath = (game: Game, limit: number): string =>
  `/resource/${dataSets[game]}.json?$limit=${limit}&$order=${encodeURIComponent('draw_date DESC')}`;

/** Reads New York Open Data's JSON, where six numbers may be in one field. Throws UnusableAnswer. */
export const readNyOpenData = (game: Game, text: string): Reading => readingOf(nyEntries(game, nyRows(text)));

/** The rows of New York Open Data's JSON, each unchecked. Throws UnusableAnswer. */
export const nyRows = (text: string): readonly unknown[] => parseJson(v.array(v.unknown()), text);

/** The report in each row of its JSON. */
export const nyEntries = (game: Game, rows: readonly unknown[]): readonly Entry[] =>
  rows.map((row, at) => ({ place: at + 1, text: JSON.stringify(row), report: nyReport(game, row) }));

/** The report in one row with New York's field names, from JSON or CSV; or why it is invalid. */
export const nyReport = (game: Game, fields: unknown): DrawReport | string => {
  const parsed = v.safeParse(row, fields);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'row'}: ${parsed.issues[0].message}`;
  const { draw_date, winning_numbers, mega_ball, multiplier } = parsed.output;
  const numbers = winning_numbers.split(/\s+/).filter((number) => number !== '');
  if (game === 'powerball' && numbers.length !== 6) return `'${winning_numbers}' is not five numbers and a Power Ball`;
  return game === 'powerball'
    ? reportFrom(draw_date, numbers.slice(0, -1), numbers.at(-1) ?? '', multiplier)
    : reportFrom(draw_date, numbers, textOf(mega_ball), multiplier);
};
