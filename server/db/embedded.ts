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
import pLimit from 'p-limit';
import { filesUnder } from '../build/dist.ts';
import { root } from '../root.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrations, migrationTimes, refuseOtherSchema } from './migrations.ts';
import { UnusableDatabase } from './outages.ts';
import { probeOf } from './probe.ts';
import * as schema from './schema.ts';

/** A folder with an empty, migrated database. The first call makes it, which takes seconds and much memory. */
export const emptyDatabase = async (): Promise<string> => {
  const folder = join(root, 'node_modules/.cache/lottery-board-database', String(migrationTimes().at(-1)));
  if (existsSync(folder)) return folder;
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const { close } = await openEmbedded(new PGlite(aside));
  await close();
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(aside, { recursive: true });
  else renameSync(aside, folder);
  return folder;
};

/** Opens a data folder, which begins as a copy of the empty database. Throws OperatorError. */
export const openFolder = async (folder: string): Promise<Database> => {
  const unlock = await lockFolder(folder);
  try {
    closeFolder(folder);
    const own = join(folder, 'postgres');
    if (!existsSync(own)) await beginIn(own);
    const database = await openEmbedded(new StoppingPGlite(own, { startParams }));
    // The copy has the modes of what it was made from, and PGlite opens some files to everybody at its start.
    closeFolder(folder);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

// The files stay in the system's cache: what PostgreSQL keeps of them as well is memory spent twice.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Puts it in place whole and on the disk: a start may be cut short, and PostgreSQL writes most files never again. */
const beginIn = async (own: string): Promise<void> => {
  const empty = await emptyDatabase();
  const aside = `${own}.new`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(empty, aside, { recursive: true });
  // One after another a thousand files take seconds.
  await pLimit(16).map(filesUnder(aside), sync);
  renameSync(aside, own);
  await sync(dirname(own));
};

const sync = async (name: string): Promise<void> => {
  const file = await open(name);
  await file.sync().finally(() => file.close());
};

/** Migrates an embedded database and makes it one of ours. */
export const openEmbedded = async (client: PGlite): Promise<Database> => {
  const db = drizzle(client, { schema });
  await refuseOtherSchema(db);
  await migrate(db, migrations);
  return { db, probe: probeOf(db), close: () => client.close() };
};

/**
 * PGlite that stays stopped once it has stopped. PostgreSQL panics when it cannot write its log, as on a full disk, and
 * its process ends; PGlite has no process, and would run in circles at the next statement, for ever and on our thread.
 */
class StoppingPGlite extends PGlite {
  #stopped: UnusableDatabase | undefined;

  override execProtocolRawSync(...[message]: Parameters<PGlite['execProtocolRawSync']>): Uint8Array {
    if (this.#stopped !== undefined) throw this.#stopped;
    return super.execProtocolRawSync(message);
  }

  override execProtocol(...request: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return super.execProtocol(...request).catch((error: unknown) => this.#noticePanic(error));
  }

  override execProtocolStream(
    ...request: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return super.execProtocolStream(...request).catch((error: unknown) => this.#noticePanic(error));
  }

  #noticePanic(error: unknown): never {
    if (error instanceof Error && 'severity' in error && error.severity === 'PANIC')
      this.#stopped = new UnusableDatabase(
        `The embedded database has stopped (${error.message}): see to its disk, and restart the server`,
        { cause: error },
      );
    throw this.#stopped ?? error;
  }
}

const own = ['postgres', 'postgres.new', 'token-secret', 'server.lock'];

/** Closes what is the server's in a data folder to other users, also where an older umask left it open (SA-2). */
const closeFolder = (folder: string): void => {
  const path = realpathSync(folder);
  // A mounted volume may be another's, who alone can close it; what is ours in it is closed all the same.
  if (lstatSync(path).uid === process.getuid?.()) closeEntry(path);
  for (const name of own) if (existsSync(join(path, name))) closeAll(join(path, name));
};

const closeAll = (path: string): void => {
  closeEntry(path);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
};

const closeEntry = (path: string): void => {
  const entry = lstatSync(path);
  const mode = entry.isDirectory() ? 0o700 : 0o600;
  if (!entry.isSymbolicLink() && (entry.mode & 0o777) !== mode) chmodSync(path, mode);
};
