import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openDatabase, type Database, type Db } from '../../../server/db/handle.ts';
import { logTo } from '../../../server/log.ts';
import '../postgres.ts';
import { openTestMemory } from '../server/memory.ts';

type Place = { readonly name: string; readonly open: () => Promise<Database> };

const openOnPostgres = async (admin: string): Promise<Database> => {
  const name = `draws_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOn(admin, `create database ${name}`);
  const { db, close } = await openDatabase({ databaseUrl: admin.replace(/\/postgres$/, `/${name}`), dataDir: '' }, logTo('silent'));
  return { db, close: () => close().then(() => runOn(admin, `drop database ${name} with (force)`)) };
};

const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const postgresUrl = inject('postgresUrl');

/** The databases that draws must be stored alike in: PGlite, and PostgreSQL where one could be started. */
export const databases: readonly Place[] = [
  { name: 'PGlite', open: openTestMemory },
  ...(postgresUrl === undefined ? [] : [{ name: 'PostgreSQL', open: () => openOnPostgres(postgresUrl) }]),
];

/** One database for the tests around the call, without draws before each of them. */
export const emptyDraws = (open: () => Promise<Database>): (() => Db) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.db.execute(sql`truncate draws, draw_reports, refused_reports, corrections, jackpots`));
  afterAll(() => database.close());
  return () => database.db;
};
