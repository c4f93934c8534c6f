import pg from 'pg';
import { openDatabase } from '../../../server/db/open.ts';
import { logTo } from '../../../server/log.ts';

const template = 'migrated';

const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const named = (admin: string, name: string): string => admin.replace(/\/postgres$/, `/${name}`);

/** Makes the empty, migrated database of a new PostgreSQL, which is copied for every test file. */
export const makeTemplate = async (admin: string): Promise<void> => {
  await runOn(admin, `create database ${template}`);
  await (await openDatabase({ databaseUrl: named(admin, template), dataDir: '' }, logTo('silent'))).close();
};

/** The URL of a new, empty and migrated database, which ends with the run's PostgreSQL. */
export const copyOfTemplate = async (admin: string): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOn(admin, `create database ${name} template ${template}`);
  return named(admin, name);
};
