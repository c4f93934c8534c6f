import * as v from 'valibot';
import { bothGames, games, type Game } from '../../src/rules/games.ts';
import { sourceNames } from '../../src/rules/past-draws.ts';
import { type Entry, type Line, linesOf, readingOf } from './feeds/reading.ts';
import { nyEntries, nyReport, nyRows } from './feeds/ny-open-data.ts';
import { texasEntries, texasNames } from './feeds/texas-lottery.ts';
import { printable, UnusableAnswer, type Reading, type Source } from './report.ts';

export type FileSource = Extract<Source, 'ny-open-data' | 'texas-lottery'>;
/** Whether month or day comes first in a slashed date; required if the file leaves it open. */
type DateOrder = 'mdy' | 'dmy';
type DrawFile = {
  readonly text: string;
  readonly source: FileSource;
  readonly game: Game;
  readonly dateOrder?: DateOrder | undefined;
};

/** The text of a file's bytes. Throws UnusableAnswer for any encoding but UTF-8 (OT-14). */
export const textOfFile = (bytes: Uint8Array): string => {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0);
  try {
    if (!isUtf16) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableAnswer('the file is not in UTF-8, but in another encoding. Save it as UTF-8.');
  }
  throw new UnusableAnswer('the file is in UTF-16. Save it as UTF-8.');
};

/** Reads New York's CSV or JSON, or Texas's CSV. Throws UnusableAnswer, which says what to do about which line. */
export const readDrawFile = ({ text, source, game, dateOrder }: DrawFile): Reading => {
  const start = text.trimStart();
  if (start.startsWith('{')) throw new UnusableAnswer(objectError(start));
  const unit = start.startsWith('[') ? 'row' : 'line';
  const kind = unit === 'row' ? jsonKind(text) : kindOf(linesOf(text), dateOrder);
  if (kind.entries.length === 0) throw new UnusableAnswer(`there is no draw in the file. ${again}`);
  if (kind.source !== source)
    throw new UnusableAnswer(
      `this is a file of ${sourceNames[kind.source] ?? kind.source}. Import it with --source ${kind.source}.`,
    );
  if (kind.game !== game)
    throw new UnusableAnswer(`this is a file of ${games[kind.game].name}. Import it with --game ${kind.game}.`);
  for (const { place, report } of kind.entries)
    if (typeof report === 'string')
      throw new UnusableAnswer(
        `${unit} ${place}: ${printable(report)}. ` +
          `Nothing was imported: correct that ${unit} or take it out, then import the file again.`,
      );
  return readingOf(kind.entries);
};

const rowsJson = v.object({ meta: v.unknown(), data: v.array(v.unknown()) });

/** What is wrong with a JSON object in place of a list of rows. */
const objectError = (text: string): string =>
  v.is(v.pipe(v.string(), v.parseJson(), rowsJson), text)
    ? "this is Socrata's rows.json, whose rows have no field names. " +
      'Download the CSV export or /resource/….json instead.'
    : `this is a JSON object, not a list of draws. ${again}`;

/** The separator that a first line without commas uses, if any. */
const separatorIn = ({ text }: Line): string | undefined =>
  text.includes(',') ? undefined : Object.keys(separators).find((separator) => text.split(separator).length > 2);
const separators: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

const again = 'Download it from its publisher again.';

/** A file's source and game, and what its lines report. */
type Kind = { readonly source: FileSource; readonly game: Game; readonly entries: readonly Entry[] };

const kindOf = (lines: readonly Line[], dateOrder: DateOrder | undefined): Kind => {
  const [first, second] = lines;
  if (first === undefined) throw new UnusableAnswer(`the file is empty. ${again}`);
  const separator = separatorIn(first);
  if (separator !== undefined)
    throw new UnusableAnswer(
      `line ${first.place}: the fields are separated by ${separators[separator]}. Save the file with commas.`,
    );
  const columns = first.fields.map(columnOf);
  if (columns.includes('winning_numbers')) return newYorkKind(columns, lines.slice(1), dateOrder);
  const hasHeader = !/\d/.test(first.text) && second !== undefined;
  const game = texasGame(hasHeader ? second : first);
  if (game === undefined)
    throw new UnusableAnswer(
      `line ${first.place}: neither the header of New York Open Data (Draw Date, Winning Numbers, …) ` +
        `nor a line of Texas Lottery (Powerball,12,30,2023,…). ${again}`,
    );
  return { source: 'texas-lottery', game, entries: texasEntries(game, hasHeader ? lines.slice(1) : lines) };
};

const megaRow = v.object({ mega_ball: v.unknown() });

/** New York's JSON has one row per draw; Mega Millions has the Mega Ball in its own field. */
const jsonKind = (text: string): Kind => {
  const rows = nyRows(text);
  const game = rows.some((row) => v.is(megaRow, row)) ? 'megamillions' : 'powerball';
  return { source: 'ny-open-data', game, entries: nyEntries(game, rows) };
};

const texasGame = ({ fields: [name] }: Line): Game | undefined => bothGames.find((game) => texasNames[game] === name);

/** New York's name for a column in any spelling: 'Draw Date', 'DRAW_DATE' and 'DrawDate' are the same. */
const columnOf = (title: string): string => {
  const letters = title.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return (
    ['draw_date', 'winning_numbers', 'mega_ball', 'multiplier'].find((name) => name.replace('_', '') === letters) ??
    letters
  );
};

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The order of slashed dates: as given, else as a day above 12 proves; otherwise throws UnusableAnswer (OT-14). */
const orderOf = (dates: readonly string[], said: DateOrder | undefined): DateOrder => {
  if (said !== undefined) return said;
  const parts = dates.map((date) => slashed.exec(date)).filter((found) => found !== null);
  if (parts.length === 0 || parts.some(([, , second]) => Number(second) > 12)) return 'mdy';
  if (parts.some(([, first]) => Number(first) > 12)) return 'dmy';
  throw new UnusableAnswer(
    'all days are 12 or less, so days and months could be swapped. ' +
      'Import it with --date-order mdy (month first) or --date-order dmy.',
  );
};

const newYorkKind = (columns: readonly string[], lines: readonly Line[], said: DateOrder | undefined): Kind => {
  if (!columns.includes('draw_date')) throw new UnusableAnswer(`line 1: the header has no column Draw Date. ${again}`);
  const game = columns.includes('mega_ball') ? 'megamillions' : 'powerball';
  const at = columns.indexOf('draw_date');
  const order = orderOf(
    lines.map(({ fields }) => fields[at] ?? ''),
    said,
  );
  const inUsOrder = (field: string) => (order === 'dmy' ? field.replace(slashed, '$2/$1/$3') : field);
  const report = ({ fields, error }: Line) => {
    if (error !== undefined) return error;
    if (fields.length !== columns.length) return `${fields.length} fields where ${columns.length} were expected`;
    return nyReport(
      game,
      Object.fromEntries(columns.map((name, i) => [name, i === at ? inUsOrder(fields[i] ?? '') : fields[i]])),
    );
  };
  const entries = lines.map((line) => ({ place: line.place, text: line.text, report: report(line) }));
  return { source: 'ny-open-data', game, entries };
};
