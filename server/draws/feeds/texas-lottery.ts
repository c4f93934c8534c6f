import type { Game } from '../../../src/rules/games.ts';
import { multiplierOf, reportFrom, UnusableAnswer, type DrawReport, type Reading } from '../report.ts';
import { type Entry, type Line, linesOf, readingOf } from './reading.ts';

/** Texas's names of the games, at the start of each line. */
export const texasNames: Readonly<Record<Game, string>> = { powerball: 'Powerball', megamillions: 'Mega Millions' };

/** The path of a game's whole history, as CSV, at the Texas Lottery. */
export const texasLotteryPath = (game: Game): string =>
  game === 'powerball'
    ? '/export/sites/lottery/Games/Powerball/Winning_Numbers/powerball.csv'
    : '/export/sites/lottery/Games/Mega_Millions/Winning_Numbers/megamillions.csv';

/** Reads Texas's CSV: game, month, day, year, five balls, special ball, multiplier. Throws UnusableAnswer. */
export const readTexasLottery = (game: Game, text: string): Reading => {
  // Texas quotes nothing: a stray quote would take the lines after it into its field.
  const lines = linesOf(text, true);
  if (lines.length === 0) throw new UnusableAnswer('an empty answer');
  return readingOf(texasEntries(game, lines));
};

/** The report in each line of Texas's CSV. */
export const texasEntries = (game: Game, lines: readonly Line[]): readonly Entry[] =>
  lines.map((line) => ({ place: line.place, text: line.text, report: texasReport(game, line) }));

const texasReport = (game: Game, { fields, isEnded, error }: Line): DrawReport | string => {
  const [name = '', month = '', day = '', year = '', ...numbers] = fields;
  if (error !== undefined) return error;
  if (name !== texasNames[game]) return `'${name}' is not ${texasNames[game]}`;
  // A line that ends after its special ball has no multiplier; one that was cut off there may have lost a digit, too.
  if (fields.length !== 11 && !(fields.length === 10 && isEnded))
    return `${fields.length} fields where 11 were expected`;
  // A multiplier at the end of a truncated text may have lost its second digit.
  if (!isEnded && multiplierOf(numbers[6]) === null) return 'the line is cut short';
  return reportFrom(`${month}/${day}/${year}`, numbers.slice(0, 5), numbers[5] ?? '', numbers[6]);
};
