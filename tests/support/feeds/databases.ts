import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Database, Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { logTo } from '../../../server/log.ts';
import { atEnd, forAll } from '../at-end.ts';
import { onPostgres } from '../server.ts';
import { openTestMemory } from '../server/memory.ts';

/** The databases that must store draws alike: PGlite, and PostgreSQL if one could be started. */
export const databases = [
  { name: 'PGlite', open: openTestMemory },
  ...onPostgres.map(({ name, copy }) => ({
    name,
    open: async () => openDatabase({ databaseUrl: await copy(), dataDir: '' }, logTo('silent')),
  })),
];

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
