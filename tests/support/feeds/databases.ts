import { sql } from 'drizzle-orm';
import { beforeEach, inject } from 'vitest';
import type { Database, Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { logTo } from '../../../server/log.ts';
import { atEnd, forAll } from '../at-end.ts';
import '../postgres.ts';
import { openTestMemory } from '../server/memory.ts';
import { copyOfTemplate } from '../server/postgres-copy.ts';

const onPostgres = [inject('postgresUrl')].flatMap((admin) => {
  if (admin === undefined) return [];
  const open = async () => openDatabase({ databaseUrl: await copyOfTemplate(admin), dataDir: '' }, logTo('silent'));
  return { name: 'PostgreSQL', open };
});

/** The databases that must store draws alike: PGlite, and PostgreSQL if one could be started. */
export const databases = [{ name: 'PGlite', open: openTestMemory }, ...onPostgres];

/** A database with some of its methods in the test's own hands. */
export const withMethods = (db: Db, methods: Readonly<Partial<Record<keyof Db, unknown>>>): Db =>
  new Proxy(db, { get: (target, name): unknown => Reflect.get(name in methods ? methods : target, name) });

/** One database for the surrounding tests; each sees what earlier ones stored. */
export const oneDatabase = (open: () => Promise<Database>): (() => Db) =>
  forAll(async () => {
    const { db, close } = await open();
    atEnd(close);
    return db;
  });

/** One database for the surrounding tests, emptied of draws before each. */
export const emptyDraws = (open: () => Promise<Database>): (() => Db) => {
  const connected = oneDatabase(open);
  beforeEach(() =>
    connected().execute(sql`truncate draws, draw_reports, refused_reports, corrections, jackpots, feed_sources`),
  );
  return connected;
};
