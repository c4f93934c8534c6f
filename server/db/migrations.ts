import { and, eq } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Db } from './database.ts';
import { UnusableDatabase } from './outages.ts';

/** This build's migrations, in the form that drizzle's migrators take. */
export const migrations = { migrationsFolder: join(root, 'server/db/migrations') };

/** The instants of this build's migrations, in milliseconds since 1970; the last one identifies its schema. */
export const migrationTimes = (): readonly number[] =>
  readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis);

const applied = pgSchema('drizzle').table('__drizzle_migrations', { created_at: bigint({ mode: 'number' }) });
const tables = pgSchema('pg_catalog').table('pg_tables', { schemaname: text(), tablename: text() });

/** Refuses a database with a migration that this build does not have (SV-1). Throws UnusableDatabase. */
export const refuseOtherSchema = async (db: Db): Promise<void> => {
  const isJournal = and(eq(tables.schemaname, 'drizzle'), eq(tables.tablename, '__drizzle_migrations'));
  if ((await db.$count(tables, isJournal)) === 0) return;
  const known = migrationTimes();
  const times = (await db.select().from(applied)).map(({ created_at }) => created_at ?? 0);
  if (times.some((time) => !known.includes(time)))
    throw new UnusableDatabase(
      'This build is older than the database, which has migrations that it does not know: ' +
        'start the newer build, or restore a backup from before it',
    );
};
