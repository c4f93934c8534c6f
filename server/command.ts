import { clockFrom } from './clock.ts';
import type { AppContext } from './context.ts';
import { openDatabase } from './db/open.ts';
import { logTo } from './log.ts';
import { lineFor } from './redaction.ts';
import { readSettings } from './settings.ts';

export type CommandContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>;
/** A command's work on a database; resolves to the lines to print. */
export type Work = (context: CommandContext) => Promise<readonly string[]>;

/** Runs the command line's command on the configured database and prints its lines, or why it failed. */
export const runCommand = async (workOf: (words: readonly string[]) => Work): Promise<void> => {
  // No other user may read the data folder (SA-2).
  process.umask(0o077);
  try {
    const work = workOf(process.argv.slice(2));
    const settings = readSettings(process.env);
    const log = logTo('warn');
    const { db, close } = await openDatabase(settings, log);
    const lines = await work({ db, clock: clockFrom(settings), log, settings }).finally(close);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${lineFor(error)}\n`);
    process.exitCode = 1;
  }
};
