import { clockFrom } from './clock.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { UnusableDatabase } from './db/outages.ts';
import { UnusableAnswer } from './draws/report.ts';
import { drawsRequest, followed, usage, UsageError } from './draws/terminal.ts';
import { logTo } from './log.ts';
import { messageOf } from './redaction.ts';
import { notifyPlayers } from './results/notifying.ts';
import { readSettings, SettingsError } from './settings.ts';

// The data folder is for nobody else (SA-2).
process.umask(0o077);

const main = async (): Promise<void> => {
  const request = drawsRequest(process.argv.slice(2));
  const settings = readSettings(process.env);
  const [clock, log] = [clockFrom(settings), logTo('warn')];
  const { db, close } = await openDatabase(settings, log);
  try {
    const lines = await followed(request, { db, clock, settings });
    process.stdout.write(`${lines.join('\n')}\n`);
    // A server on the same database would look only seconds later (GR-3).
    if (request.action !== 'check') await notifyPlayers({ db, clock, log, wakeMail: () => Promise.resolve() });
  } finally {
    await close();
  }
};

const sentence = (error: unknown): string => {
  if (error instanceof UsageError) return [error.message, ...usage.map((line) => `  ${line}`)].join('\n');
  if (error instanceof FolderInUse) return `${error.message}. Stop the server first, or use DATABASE_URL.`;
  if (error instanceof UnusableDatabase) return error.message;
  if (error instanceof UnusableAnswer || error instanceof SettingsError) return error.message;
  return messageOf(error);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = 1;
}
