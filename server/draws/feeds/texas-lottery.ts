import type { Game } from '../../../src/rules/games.ts';
import { reportFrom, type DrawReport, type Reading } from '../report.ts';
import { linesOf } from './csv.ts';
import { readingOf } from './reading.ts';

const namesOfGames: Readonly<Record<Game, string>> = { powerball: 'Powerball', megamillions: 'Mega Millions' };

/** Where the Texas Lottery keeps the whole history of a game as CSV. */
export const texasLotteryPath = (game: Game): string =>
  game === 'powerball'
    ? '/export/sites/lottery/Games/Powerball/Winning_Numbers/powerball.csv'
    : '/export/sites/lottery/Games/Mega_Millions/Winning_Numbers/megamillions.csv';

/** Reads Texas's CSV: no header; game, month, day, year, five balls as drawn, special ball, multiplier. Throws UnusableAnswer. */
export const readTexasLottery = (game: Game, text: string): Reading =>
  readingOf(linesOf(text).map(({ place, text: line, fields }) => ({ place, text: line, report: texasReport(game, fields) })));

const texasReport = (game: Game, fields: readonly string[]): DrawReport | string => {
  const [name = '', month = '', day = '', year = '', ...numbers] = fields;
  if (name !== namesOfGames[game]) return `'${name}' is not ${namesOfGames[game]}`;
  if (numbers.length < 6 || numbers.length > 7) return `${fields.length} fields where 11 were expected`;
  return reportFrom(`${month}/${day}/${year}`, numbers.slice(0, 5), numbers[5] ?? '', numbers[6]);
};
