import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { games } from '../../src/rules/games.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { logTo } from '../log.ts';
import type { Settings } from '../settings.ts';
import { findingsOf } from './findings.ts';
import { findingsText } from './findings-text.ts';
import { importDraws, textOfFile } from './import.ts';
import { votesOn } from './ledger/settle.ts';
import { storeReading } from './ledger/store.ts';
import { feedSourceNames, isoDate, numbersText, reportFrom, UnusableAnswer } from './report.ts';
import { bothGames, drawSync } from './sync.ts';

const importOptions = v.object({
  file: v.string('FILE is missing'),
  game: v.picklist(bothGames, '--game must be powerball or megamillions'),
  source: v.picklist(['ny-open-data', 'texas-lottery'], '--source must be ny-open-data or texas-lottery'),
  dateOrder: v.optional(v.picklist(['mdy', 'dmy'], '--date-order must be mdy (month first) or dmy')),
});

const confirmOptions = v.object({
  game: v.picklist(bothGames, '--game must be powerball or megamillions'),
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

export type DrawsRequest =
  | ({ readonly action: 'confirm' } & v.InferOutput<typeof confirmOptions>)
  | ({ readonly action: 'import' } & v.InferOutput<typeof importOptions>)
  | { readonly action: 'sync' }
  | { readonly action: 'check' };

/** A command line that cannot be followed; the message is one line that says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = [
  'npm run draws -- import FILE --game powerball|megamillions --source ny-open-data|texas-lottery [--date-order mdy|dmy]',
  'npm run draws -- sync',
  'npm run draws -- check',
  'npm run draws -- confirm --game powerball|megamillions --date YYYY-MM-DD (--source NAME | --numbers "5 12 33 41 60 8")',
] as const;

/** What a command line asks for. Throws UsageError. */
export const drawsRequest = (words: readonly string[]): DrawsRequest => {
  const { positionals, values } = parsedWords(words);
  const [action, file, ...more] = positionals;
  if (more.length > 0 || (action !== 'import' && file !== undefined))
    throw new UsageError(`too many words: ${words.join(' ')}`);
  if (action === 'sync' || action === 'check') return { action };
  if (action === 'confirm') return { action, ...confirmation(values) };
  if (action !== 'import') throw new UsageError(action === undefined ? 'nothing to do' : `no such command: ${action}`);
  const { game, source, 'date-order': dateOrder } = values;
  const parsed = v.safeParse(importOptions, { file, game, source, dateOrder });
  if (!parsed.success) throw new UsageError(parsed.issues[0].message);
  return { action, ...parsed.output };
};

const confirmation = (values: Readonly<Record<string, unknown>>) => {
  const parsed = v.safeParse(confirmOptions, values);
  if (!parsed.success) throw new UsageError(parsed.issues[0].message);
  const { source, numbers } = parsed.output;
  if ((source === undefined) === (numbers === undefined))
    throw new UsageError('confirm takes either --source, whose numbers are right, or --numbers');
  return parsed.output;
};

const parsedWords = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        source: { type: 'string' },
        date: { type: 'string' },
        numbers: { type: 'string' },
        'date-order': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

type AppContext = { readonly db: Db; readonly clock: Clock; readonly settings: Settings };

/** Does what was asked for and returns the lines to print. Throws UnusableAnswer for a file that cannot be imported. */
export const followed = async (request: DrawsRequest, context: AppContext): Promise<readonly string[]> => {
  if (request.action === 'import') return imported(request, context);
  if (request.action === 'confirm') return confirmed(request, context);
  return request.action === 'sync' ? synced(context) : checked(context);
};

const imported = async (
  { file, game, source, dateOrder }: Extract<DrawsRequest, { action: 'import' }>,
  { db, clock }: AppContext,
) => {
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
const confirmed = async (
  { game, date, source, numbers }: Extract<DrawsRequest, { action: 'confirm' }>,
  { db, clock }: AppContext,
): Promise<readonly string[]> => {
  const votes = await votesOn(db, game, [date]);
  const report =
    numbers === undefined
      ? votes.find((vote) => vote.source === source)
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

const synced = async ({ db, clock, settings }: AppContext): Promise<readonly string[]> => {
  const outcomes = await drawSync({ db, clock, settings, log: logTo('silent') })(new AbortController().signal);
  const lines = outcomes.map(({ source, game, newReports, newlyRefused, error }) => {
    const result = error ?? `${newReports} new or changed, ${newlyRefused.length} refused`;
    return `  ${source.padEnd(13)}  ${games[game].name.padEnd(13)}  ${result}`;
  });
  const answered = outcomes.filter(({ error }) => error === undefined).length;
  return [...lines, `${answered} of ${outcomes.length} feeds answered`];
};

const checked = async ({ db }: AppContext): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const game of bothGames) lines.push(...findingsText(game, await findingsOf(db, game)));
  return lines;
};
