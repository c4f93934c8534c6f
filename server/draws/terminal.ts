import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { games } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { logTo } from '../log.ts';
import { findingsOf, findingsText } from './findings.ts';
import { importDraws, textOfFile } from './import.ts';
import { votesOn } from './ledger/settle.ts';
import { storeReading } from './ledger/store.ts';
import { feedSourceNames, isoDate, numbersText, reportFrom, UnusableAnswer } from './report.ts';
import { bothGames, drawSync } from './sync.ts';

export const usage = [
  'npm run draws -- import FILE --game powerball|megamillions --source ny-open-data|texas-lottery [--date-order mdy|dmy]',
  'npm run draws -- sync',
  'npm run draws -- check',
  'npm run draws -- confirm --game powerball|megamillions --date YYYY-MM-DD (--source NAME | --numbers "5 12 33 41 60 8")',
] as const;

const game = v.picklist(bothGames, '--game must be powerball or megamillions');
const importing = v.object({
  action: v.literal('import'),
  file: v.string('FILE is missing'),
  game,
  source: v.picklist(['ny-open-data', 'texas-lottery'], '--source must be ny-open-data or texas-lottery'),
  'date-order': v.optional(v.picklist(['mdy', 'dmy'], '--date-order must be mdy (month first) or dmy')),
});
const confirming = v.object({
  action: v.literal('confirm'),
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
});
const drawsRequests = v.variant(
  'action',
  [
    importing,
    v.object({ action: v.picklist(['sync', 'check']) }),
    v.pipe(
      confirming,
      v.check(
        ({ source, numbers }) => (source === undefined) !== (numbers === undefined),
        'confirm takes either --source, whose numbers are right, or --numbers',
      ),
    ),
  ],
  ({ input }) => (typeof input === 'string' ? `no such command: ${input}` : 'nothing to do'),
);
export type DrawsRequest = v.InferOutput<typeof drawsRequests>;

/** A command line that cannot be followed; the message is one line that says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command line asks for. Throws UsageError. */
export const drawsRequest = (words: readonly string[]): DrawsRequest => {
  const { positionals, values } = parsedWords(words);
  const [action, file, ...others] = positionals;
  if (others.length > 0 || (action !== 'import' && file !== undefined))
    throw new UsageError(`too many words: ${words.join(' ')}`);
  // What is missing altogether valibot would name in words of its own.
  const { game, source, date, numbers, ...more } = values;
  const parsed = v.safeParse(drawsRequests, { action, file, game, source, date, numbers, ...more });
  if (!parsed.success) throw new UsageError(parsed.issues[0].message);
  return parsed.output;
};

const text = { type: 'string' } as const;

const parsedWords = (words: readonly string[]) => {
  try {
    const options = { game: text, source: text, date: text, numbers: text, 'date-order': text };
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

type Context = Pick<AppContext, 'db' | 'clock' | 'settings'>;

/** Does what was asked for and returns the lines to print. Throws UnusableAnswer for a file that cannot be imported. */
export const followed = async (request: DrawsRequest, context: Context): Promise<readonly string[]> => {
  if (request.action === 'import') return imported(request, context);
  if (request.action === 'confirm') return confirmed(request, context);
  return request.action === 'sync' ? synced(context) : checked(context);
};

const imported = async (request: v.InferOutput<typeof importing>, { db, clock }: Context) => {
  const { file, game, source, 'date-order': dateOrder } = request;
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new UnusableAnswer(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const read = async () => importDraws(db, { text: textOfFile(bytes), source, game, dateOrder }, clock.now());
  const { possible, newReports, refused } = await read().catch((error: unknown) => {
    throw error instanceof UnusableAnswer ? new UnusableAnswer(`${file}: ${error.message}`) : error;
  });
  return [
    ...refused.map(({ report, reason }) => `  skipped  ${report}  ${reason}`),
    `${games[game].name}, ${source}: ${possible} draws, ${newReports} new or changed, ${refused.length} skipped`,
  ];
};

/** Stores what the operator knows to be right as a report that outranks every other (PR-3). */
const confirmed = async (request: v.InferOutput<typeof confirming>, { db, clock }: Context) => {
  const { game, date, source, numbers } = request;
  const report =
    numbers === undefined
      ? (await votesOn(db, game, [date])).find((vote) => vote.source === source)
      : reportFrom(date, numbers.slice(0, 5), numbers[5] ?? '', null);
  if (report === undefined) throw new UnusableAnswer(`${source} says nothing of ${games[game].name} on ${date}`);
  if (typeof report === 'string') throw new UnusableAnswer(report);
  const { main, special, multiplier } = report;
  const reading = { draws: [{ date, main, special, multiplier }], jackpots: [], unreadable: [] };
  const stored = await storeReading(db, { source: 'operator', game, reading, now: clock.now() });
  const [refused] = stored.refused;
  if (refused !== undefined) throw new UnusableAnswer(`${refused.report} cannot be confirmed: ${refused.reason}`);
  return [`${games[game].name}, ${date}: ${numbersText(report)}, confirmed`];
};

const synced = async ({ db, clock, settings }: Context) => {
  const outcomes = await drawSync({ db, clock, settings, log: logTo('silent') })(new AbortController().signal);
  const lines = outcomes.map(({ source, game, newReports, newlyRefused, error }) => {
    const result = error ?? `${newReports} new or changed, ${newlyRefused.length} refused`;
    return `  ${source.padEnd(13)}  ${games[game].name.padEnd(13)}  ${result}`;
  });
  const answered = outcomes.filter(({ error }) => error === undefined).length;
  return [...lines, `${answered} of ${outcomes.length} feeds answered`];
};

const checked = async ({ db }: Context) => {
  const lines = bothGames.map(async (game) => findingsText(game, await findingsOf(db, game)));
  return (await Promise.all(lines)).flat();
};
