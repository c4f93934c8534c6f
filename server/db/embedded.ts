import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  chmodSync,
  lstatSync,
  readdirSync,
  realpathSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { filesUnder, root } from '../root.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrations, migrationTimes, refuseOtherSchema } from './migrations.ts';
import { UnusableDatabase } from './outages.ts';
import { OperatorError } from '../redaction.ts';
import { probeOf } from './probe.ts';

/** A folder with an empty, migrated database. The first call creates it, which takes seconds and a lot of memory. */
export const emptyDatabase = async (): Promise<string> => {
  const folder = join(root, 'node_modules/.cache/lottery-board-database', String(migrationTimes().at(-1)));
  if (existsSync(folder)) return folder;
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const { close } = await openEmbedded(new PGlite(aside));
  await close();
  // The server may run as another user than the one who built it.
  setModes(aside, { folder: 0o755, file: 0o644 });
  // Another process may have created it first.
  if (existsSync(folder)) rmSync(aside, { recursive: true });
  else renameSync(aside, folder);
  return folder;
};

/** Opens a data folder; a new one starts as a copy of the empty database. Throws OperatorError. */
export const openFolder = async (folder: string): Promise<Database> => {
  const unlock = await lockFolder(folder);
  try {
    const own = join(folder, 'postgres');
    if (existsSync(own)) refuseUnusable(own);
    makePrivate(folder);
    if (!existsSync(own)) await createDatabase(own);
    const database = await openEmbedded(new StoppingPGlite(own, { startParams }));
    // The copy has the modes of its source, and PGlite opens some files to all users when it starts.
    makePrivate(folder);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Refuses a database of another user, whose server could not open what this one writes, and one that is cut short. */
const refuseUnusable = (database: string): void => {
  const [owner, user] = [lstatSync(database).uid, process.getuid?.()];
  if (user !== undefined && owner !== user)
    throw new OperatorError(
      `The database ${database} belongs to user ${owner}, and this runs as user ${user}: ` +
        'run it as its owner, or hand it over with chown -R',
    );
  if (!existsSync(join(database, 'PG_VERSION')))
    throw new OperatorError(
      `The database ${database} is incomplete: restore your backup again, or delete it to start with an empty one`,
    );
};

// The OS caches the files already: a larger buffer in PostgreSQL would hold the same data twice.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Syncs the copy before renaming it: a start may be cut short, and PostgreSQL never rewrites most of its files. */
const createDatabase = async (own: string): Promise<void> => {
  const empty = await emptyDatabase();
  const aside = `${own}.new`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(empty, aside, { recursive: true });
  // Syncing a thousand files one by one takes seconds.
  await pLimit(16).map(filesUnder(aside), sync);
  renameSync(aside, own);
  await sync(dirname(own));
};

const sync = async (name: string): Promise<void> => {
  const file = await open(name);
  await file.sync().finally(() => file.close());
};

/** Migrates an embedded database and wraps it. */
export const openEmbedded = async (client: PGlite): Promise<Database> => {
  const db = drizzle(client);
  await refuseOtherSchema(db);
  await migrate(db, migrations);
  return { db, probe: probeOf(db), close: () => client.close() };
};

/**
 * PGlite that stays stopped after a panic. If PostgreSQL cannot write its log, as on a full disk, it panics and its
 * process ends. PGlite has no process: its next statement would loop forever, on our thread.
 */
class StoppingPGlite extends PGlite {
  #stopped: UnusableDatabase | undefined;

  override execProtocolRawSync(...[message]: Parameters<PGlite['execProtocolRawSync']>): Uint8Array {
    if (this.#stopped !== undefined) throw this.#stopped;
    return super.execProtocolRawSync(message);
  }

  /** Lets the event loop turn before each statement: otherwise a queue of statements would hold up everything else. */
  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(() => setImmediate().then(statement));
  }

  override execProtocolStream(
    ...request: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return super.execProtocolStream(...request).catch((error: unknown) => this.#noticePanic(error));
  }

  #noticePanic(error: unknown): never {
    if (error instanceof Error && 'severity' in error && error.severity === 'PANIC')
      this.#stopped = new UnusableDatabase(
        `The embedded database has stopped (${error.message}): check its disk, and restart the server`,
        { cause: error },
      );
    throw this.#stopped ?? error;
  }
}

const own = ['postgres', 'postgres.new', 'token-secret', 'server.lock'];

/** Closes the server's files in a data folder to other users, even those that an older umask left open (SA-2). */
const makePrivate = (folder: string): void => {
  const path = realpathSync(folder);
  // Another user may own a mounted volume, which only they can close; our files in it are closed anyway.
  if (lstatSync(path).uid === process.getuid?.()) setMode(path, forOwner);
  for (const name of own) if (existsSync(join(path, name))) setModes(join(path, name), forOwner);
};

type Modes = { readonly folder: number; readonly file: number };
const forOwner: Modes = { folder: 0o700, file: 0o600 };

const setModes = (path: string, modes: Modes): void => {
  setMode(path, modes);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) setModes(join(path, name), modes);
};

const setMode = (path: string, { folder, file }: Modes): void => {
  const entry = lstatSync(path);
  const mode = entry.isDirectory() ? folder : file;
  if (!entry.isSymbolicLink() && (entry.mode & 0o777) !== mode) chmodSync(path, mode);
};
