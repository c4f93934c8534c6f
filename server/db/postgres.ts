import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { codeOf } from '../redaction.ts';
import type { Database, Db } from './database.ts';
import { migrations, refuseOtherSchema } from './migrations.ts';
import { outageOf, UnusableDatabase } from './outages.ts';
import { probeOf } from './probe.ts';

/** How long a start waits for PostgreSQL, in milliseconds: it may be recovering, or starting along with us. */
const startTimeout = 60_000;
const pauseBetweenTries = 500;
const migrationLock = 7_320_113;
const connectionTimeoutMillis = 10_000;

/** Waits for PostgreSQL, migrates it and connects to it. Throws UnusableDatabase. */
export const openPostgres = async (connectionString: string, log: Log): Promise<Database> => {
  await migrateOnceUp(connectionString, log);
  // PostgreSQL cancels a statement after a minute; if it is gone without notice, pg gives up a little later.
  const limits = {
    max: 10,
    connectionTimeoutMillis,
    statement_timeout: 60_000,
    // Compiling a statement takes longer than running any of ours.
    options: '-c jit=off',
    query_timeout: 65_000,
  };
  const pool = openPool({ connectionString, ...limits }, log);
  // The probe has its own connection, so that a full pool does not look like an unreachable database.
  const probing = openPool({ connectionString, max: 1, connectionTimeoutMillis: 1000, query_timeout: 1000 }, log);
  return {
    db: connectPool(pool),
    pool,
    probe: probeOf(connectPool(probing)),
    close: async () => {
      await Promise.all([pool.end(), probing.end()]);
    },
  };
};

/** A pool that may lose connections at any time, busy or idle: only the query that needed one fails. */
const openPool = (config: pg.PoolConfig, log: Log): pg.Pool => {
  const pool = new pg.Pool({ ...config, keepAlive: true });
  pool.on('error', (error) => log.warn({ error }, 'a database connection was lost'));
  // The pool listens to idle connections only. Without a listener, losing a busy one would crash the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * drizzle on a pool, with transactions that always release their connection: drizzle's own leaks it if `begin` fails.
 * Closes a connection whose `begin`, `commit` or `rollback` failed, since its state is unknown.
 */
const connectPool = (pool: pg.Pool): Db => {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const thrown: unknown[] = [];
    try {
      const result = await drizzle(client).transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            thrown.push(error);
            throw error;
          }),
        config,
      );
      client.release();
      return result;
    } catch (error) {
      const [cause = error] = thrown;
      client.release(cause !== error || thrown.length === 0);
      throw cause;
    }
  };
  return db;
};

/**
 * Migrates a PostgreSQL that may not be up yet, on a connection of its own. If that fails, or is lost, which rolls
 * everything back, it tries again for a minute, and logs that once. Throws UnusableDatabase if PostgreSQL stays
 * unreachable, and at once if it rejects us.
 */
export const migrateOnceUp = async (connectionString: string, log: Log, limit = startTimeout): Promise<void> => {
  const givesUpAt = performance.now() + limit;
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
    client.on('error', () => undefined);
    try {
      await client.connect().catch(throwIfPermanent);
      await migrateAlone(client);
      return;
    } catch (error) {
      if (error instanceof UnusableDatabase || outageOf(error) === undefined) throw error;
      if (performance.now() > givesUpAt)
        throw new UnusableDatabase(`DATABASE_URL could not be reached for ${limit / 1000} s: ${reasonOf(error)}`);
      if (isFirst) log.warn({ error, seconds: limit / 1000 }, 'the database cannot be reached: trying again');
    } finally {
      // This also releases the lock.
      await client.end().catch(() => undefined);
    }
    await pause(pauseBetweenTries);
  }
};

const throwIfPermanent = (error: unknown): never => {
  const code = codeOf(error) ?? '';
  if (code === '3D000')
    throw new UnusableDatabase(`DATABASE_URL: ${reasonOf(error)}; create it, or correct the address`);
  if (code.startsWith('28'))
    throw new UnusableDatabase(`DATABASE_URL: ${reasonOf(error)}; correct the name or the password`);
  if (outageOf(error) === undefined) throw new UnusableDatabase(`DATABASE_URL cannot be used: ${reasonOf(error)}`);
  throw error;
};

/** One line. A host with several addresses, such as localhost, fails with an error for each and no message. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
};

/** Migrates without a timeout, which could cut off a long statement or the wait for another process. */
const migrateAlone = async (client: pg.Client): Promise<void> => {
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const db = drizzle(client);
  await refuseOtherSchema(db);
  await migrate(db, migrations);
};
