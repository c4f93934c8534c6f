import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import type { Log } from '../log.ts';
import { root } from '../root.ts';
import type { Settings } from '../settings.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** One type for both databases; a transaction's handle is one too. Inside a transaction use only its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Database = {
  readonly db: Db;
  /** The connections to PostgreSQL; none when the database is embedded. */
  readonly pool?: pg.Pool;
  readonly close: () => Promise<void>;
};

const migrations = { migrationsFolder: join(root, 'server/db/migrations') };
const migrationLock = 7_320_113;

/** The rows of a `db.execute`, each by its schema: both drivers answer an object with `rows`, which drizzle's shared type does not say. */
export const rowsOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  result: unknown,
): readonly v.InferOutput<Schema>[] => v.parse(v.object({ rows: v.array(schema) }), result).rows;

/** Opens and migrates the database of the settings: PostgreSQL by its URL, else PGlite in the data folder. Throws FolderInUse. */
export const openDatabase = (settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> =>
  settings.databaseUrl === undefined ? openFolder(settings.dataDir) : openPostgres(settings.databaseUrl, log);

const openFolder = async (folder: string): Promise<Database> => {
  const unlock = lockFolder(folder);
  try {
    const database = await openEmbedded(new PGlite(join(folder, 'postgres')));
    return { db: database.db, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Migrates an embedded database and makes it one of ours. */
export const openEmbedded = async (client: PGlite): Promise<Database> => {
  const db = drizzleEmbedded(client, { schema });
  await migrateEmbedded(db, migrations);
  return { db, close: () => client.close() };
};

const openPostgres = async (connectionString: string, log: Log): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    // Compiling a statement takes longer than any of ours runs.
    options: '-c jit=off',
  });
  pool.on('error', (error) => log.warn({ error }, 'a database connection was lost'));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePostgres(pool, { schema }), pool, close: () => pool.end() };
};

const migrateAlone = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(drizzlePostgres(client, { schema }), migrations);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
};
