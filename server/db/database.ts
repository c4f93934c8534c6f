import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { StoppingPGlite } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { migrations, refuseNewerSchema } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { probeOf } from './probe.ts';
import * as schema from './schema.ts';

/** One type for both databases; a transaction's handle is one too. Inside a transaction use only its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Database = {
  readonly db: Db;
  /** The connections to PostgreSQL; none when the database is embedded. */
  readonly pool?: pg.Pool;
  /** Resolves within a second when the database answers and has room on its disk; else rejects. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * The rows of a `db.execute`, each by its schema: both drivers answer an object with `rows`, which drizzle's shared
 * type does not say.
 */
export const rowsOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  result: unknown,
): readonly v.InferOutput<Schema>[] => v.parse(v.object({ rows: v.array(schema) }), result).rows;

/**
 * Opens and migrates the database of the settings: PostgreSQL by its URL, else PGlite in the data folder.
 * Throws FolderInUse, UnusableDatabase.
 */
export const openDatabase = (settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> =>
  settings.databaseUrl === undefined ? openFolder(settings.dataDir) : openPostgres(settings.databaseUrl, log);

const openFolder = async (folder: string): Promise<Database> => {
  const unlock = lockFolder(folder);
  try {
    const database = await openEmbedded(new StoppingPGlite(join(folder, 'postgres')));
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Migrates an embedded database and makes it one of ours. */
export const openEmbedded = async (client: PGlite): Promise<Database> => {
  const db = drizzle(client, { schema });
  await refuseNewerSchema(db);
  await migrate(db, migrations);
  return { db, probe: probeOf(db), close: () => client.close() };
};
