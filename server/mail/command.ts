import { clockFrom } from '../clock.ts';
import { openDatabase } from '../db/open.ts';
import { FolderInUse } from '../db/folder-lock.ts';
import { logTo } from '../log.ts';
import { messageOf } from '../redaction.ts';
import { readSettings } from '../settings.ts';
import { reviveDead } from './leases.ts';

const retry = async (): Promise<string> => {
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings, logTo('warn'));
  const revived = await reviveDead({ db, clock: clockFrom(settings) }).finally(close);
  return `${revived} ${revived === 1 ? 'mail is' : 'mails are'} due again`;
};

const sentence = (error: unknown): string =>
  error instanceof FolderInUse ? `${error.message}. Stop the server first, or use DATABASE_URL.` : messageOf(error);

try {
  if (process.argv.slice(2).join(' ') !== 'retry') throw new Error('npm run mail -- retry');
  process.stdout.write(`${await retry()}\n`);
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = 1;
}
