import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { bothGames, games } from '../../src/rules/games.ts';
import type { CommandContext, Work } from '../command.ts';
import { drawReports, feedSourceNames } from '../db/schema.ts';
import { logTo } from '../log.ts';
import { messageOf, OperatorError } from '../redaction.ts';
import { findingsOf, findingsText } from './findings.ts';
import { readDrawFile, textOfFile } from './import.ts';
import { newestReports } from './ledger/settle.ts';
import { storeReading } from './ledger/store.ts';
import { impossibility, isoDate, numbersText, reportFrom, UnusableAnswer } from './report.ts';
import { drawSync } from './sync.ts';

const game = v.picklist(bothGames, '--game must be powerball or megamillions');
const importing = v.object({
  file: v.string('FILE is missing'),
  game,
  source: v.picklist(['ny-open-data', 'texas-lottery'], '--source must be ny-open-data or texas-lottery'),
  'date-order': v.optional(v.picklist(['mdy', 'dmy'], '--date-order must be mdy (month first) or dmy')),
});
const confirming = v.pipe(
  v.object({
    game,
    date: v.pipe(
      v.string('--date is missing'),
      v.check((text) => isoDate(text) === text, '--date must be a day such as 2026-11-18'),
    ),
    source: v.optional(v.picklist(feedSourceNames, `--source must be one of ${feedSourceNames.join(', ')}`)),
    numbers: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,+-]+/).filter((number) => number !== '')),
        v.length(6, '--numbers must be five numbers and the special ball, such as "5 12 33 41 60 8"'),
      ),
    ),
  }),
  v.check(
    ({ source, numbers }) => (source === undefined) !== (numbers === undefined),
    'confirm takes either --source, whose numbers are right, or --numbers',
  ),
);

const importFile = async (given: v.InferOutput<typeof importing>, { db, clock }: CommandContext) => {
  const { file, game, source, 'date-order': dateOrder } = given;
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new UnusableAnswer(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const read = async () => {
    const reading = readDrawFile({ text: textOfFile(bytes), source, game, dateOrder });
    return storeReading(db, { source, game, reading, now: clock.now() });
  };
  const { possible, newReports, refused } = await read().catch((error: unknown) => {
    throw error instanceof UnusableAnswer ? new UnusableAnswer(`${file}: ${error.message}`) : error;
  });
  return [
    ...refused.map(({ report, reason }) => `  skipped  ${report}  ${reason}`),
    `${games[game].name}, ${source}: ${possible} ${possible === 1 ? 'draw' : 'draws'}, ${newReports} new or changed, ` +
      `${refused.length} skipped`,
  ];
};

/** Stores the numbers that the operator vouches for, as a report that outranks all others (PR-3). */
const confirm = async (given: v.InferOutput<typeof confirming>, { db, clock }: CommandContext) => {
  const { game, date, source, numbers } = given;
  const report =
    numbers === undefined
      ? (await newestReports(db, game, eq(drawReports.date, date))).find((vote) => vote.source === source)
      : reportFrom(date, numbers.slice(0, 5), numbers[5] ?? '', null);
  if (report === undefined) throw new UnusableAnswer(`${source} reports nothing for ${games[game].name} on ${date}`);
  if (typeof report === 'string') throw new UnusableAnswer(report);
  const { main, special, multiplier } = report;
  const now = clock.now();
  const reason = impossibility(game, report, now);
  // Stored, it would be listed with what the feeds got wrong.
  if (reason !== undefined) throw new UnusableAnswer(`${date} ${numbersText(report)} cannot be confirmed: ${reason}`);
  const reading = { draws: [{ date, main, special, multiplier }], jackpots: [], unreadable: [] };
  await storeReading(db, { source: 'operator', game, reading, now });
  return [`${games[game].name}, ${date}: ${numbersText(report)}, confirmed`];
};

const sync = async (_: object, { db, clock, settings }: CommandContext) => {
  const wakeChecks = () => Promise.resolve();
  const poll = drawSync({ db, clock, settings, log: logTo('silent'), wakeChecks });
  const outcomes = await poll(new AbortController().signal);
  const lines = outcomes.map(({ source, game, newReports, newlyRefused, error }) => {
    const result = error ?? `${newReports} new or changed, ${newlyRefused.length} refused`;
    return `  ${source.padEnd(13)}  ${games[game].name.padEnd(13)}  ${result}`;
  });
  const answered = outcomes.filter(({ error }) => error === undefined).length;
  const told = [...lines, `${answered} of ${outcomes.length} feeds answered`];
  if (answered === 0) throw new UnusableAnswer(told.join('\n'));
  return told;
};

const check = async (_: object, { db }: CommandContext) => {
  const lines = bothGames.map(async (game) => findingsText(game, await findingsOf(db, game)));
  return (await Promise.all(lines)).flat();
};

const command =
  <Schema extends v.GenericSchema & { readonly entries: object }>(
    schema: Schema,
    follow: (given: v.InferOutput<Schema>, context: CommandContext) => Promise<readonly string[]>,
  ) =>
  (action: string, given: object): Work => {
    const stray = Object.entries(given).find(([name, value]) => value !== undefined && !(name in schema.entries));
    if (stray) throw wrongUsage(`${action} takes no --${stray[0]}`);
    const parsed = v.safeParse(schema, given);
    if (!parsed.success) throw wrongUsage(parsed.issues[0].message);
    return (context) => follow(parsed.output, context);
  };

const commands = new Map([
  ['import', command(importing, importFile)],
  ['sync', command(v.object({}), sync)],
  ['check', command(v.object({}), check)],
  ['confirm', command(confirming, confirm)],
]);

const howSettled = '(--source NAME | --numbers "5 12 33 41 60 8")';
const usage = `
  npm run draws -- import FILE --game powerball|megamillions --source ny-open-data|texas-lottery [--date-order mdy|dmy]
  npm run draws -- sync
  npm run draws -- check
  npm run draws -- confirm --game powerball|megamillions --date YYYY-MM-DD ${howSettled}`;

const wrongUsage = (message: string) => new OperatorError(message + usage);

const option = { type: 'string' } as const;
const options = { game: option, source: option, date: option, numbers: option, 'date-order': option };

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    // Node's message continues with advice that does not apply here.
    throw wrongUsage(messageOf(error).replace(/\. .*/s, ''));
  }
};

/** The work that a command line asks for. Throws OperatorError with the usage; the work throws UnusableAnswer. */
export const drawsWork = (words: readonly string[]): Work => {
  const { positionals, values } = parsed(words);
  const [action, file, ...others] = positionals;
  if (action === undefined) throw wrongUsage('nothing to do');
  const work = commands.get(action);
  if (work === undefined) throw wrongUsage(`no such command: ${action}`);
  if (others.length > 0 || (action !== 'import' && file !== undefined))
    throw wrongUsage(`too many arguments: ${words.join(' ')}`);
  // Without a key, the error would be valibot's own message.
  const { game, source, date, numbers } = values;
  return work(action, { file, game, source, date, numbers, 'date-order': values['date-order'] });
};
