import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/handle.ts';
import { linesOf } from './feeds/csv.ts';
import { nyReport } from './feeds/ny-open-data.ts';
import { readingOf } from './feeds/reading.ts';
import { readTexasLottery } from './feeds/texas-lottery.ts';
import { UnusableAnswer, type Reading, type Source } from './report.ts';
import { storeReading, type Stored } from './ledger/store.ts';

export type DrawFile = { readonly text: string; readonly source: Source; readonly game: Game };

/** Stores a CSV file of draws, all of it or nothing; impossible draws are skipped and answered. Throws UnusableAnswer that names the broken line. */
export const importDraws = async (db: Db, { text, source, game }: DrawFile, now: number): Promise<Stored> =>
  storeReading(db, { source, game, reading: readDrawFile(game, text), now });

/** Reads New York's CSV export, known by its header, or Texas's file, which has none. Throws UnusableAnswer that names the broken line. */
export const readDrawFile = (game: Game, text: string): Reading => {
  const reading = /winning.numbers/i.test(firstLineOf(text)) ? readNyExport(game, text) : readTexasLottery(game, text);
  const [broken] = reading.unreadable;
  if (broken !== undefined) throw new UnusableAnswer(`line ${broken.place}: ${broken.reason}`);
  if (reading.draws.length === 0) throw new UnusableAnswer('no draw in it');
  return reading;
};

const firstLineOf = (text: string): string => text.trimStart().split(/[\r\n]/, 1)[0] ?? '';

const readNyExport = (game: Game, text: string): Reading => {
  const [header, ...lines] = linesOf(text);
  const names = (header?.fields ?? []).map((name) => name.toLowerCase().replaceAll(/[^a-z]+/g, '_'));
  if (names.includes('mega_ball') !== (game === 'megamillions'))
    throw new UnusableAnswer(`line 1: the header is not one of ${game}: ${header?.text ?? ''}`);
  return readingOf(
    lines.map(({ place, text: line, fields }) => {
      if (fields.length !== names.length)
        return { place, text: line, report: `${fields.length} fields where ${names.length} were expected` };
      return { place, text: line, report: nyReport(game, Object.fromEntries(names.map((name, at) => [name, fields[at]]))) };
    }),
  );
};
