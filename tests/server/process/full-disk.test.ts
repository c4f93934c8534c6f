import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { healthRoutes } from '../../../server/health.ts';
import type { Env } from '../../../server/http/call.ts';
import { logTo } from '../../../server/log.ts';
import { atEnd, temporaryFolder } from '../../support/at-end.ts';
import { newAddress, registrationOf } from '../../support/server/accounts.ts';
import { places, type TestServer } from '../../support/server.ts';

const log = logTo('silent');
const sentence = 'The service is not available at the moment. Please try again.';

describe.each(places)('a full disk on $name', ({ start }) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });

  test('allows reads, and answers writes with 503 until there is room [SV-1]', async () => {
    const { db } = server.context;
    const statuses = async () => {
      const written = await server.call('POST', accountPaths.register, { body: registrationOf(newAddress()) });
      return { written, read: (await server.call('GET', gamePaths('powerball').history)).status };
    };
    await db.execute(sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    atEnd(() => db.execute(sql`drop function if exists no_room cascade`));
    await db.execute(sql`create trigger no_room before insert on users execute function no_room()`);
    const full = await statuses();
    expect([full.written.status, full.written.body, full.read]).toEqual([503, { error: sentence }, 200]);
    expect(full.written.headers.get('retry-after')).toBe('5');
    await db.execute(sql`drop function no_room cascade`);
    const freed = await statuses();
    expect([freed.written.status, freed.read]).toEqual([201, 200]);
  });

  test('is noticed by the probe, which needs room for a file [SV-1]', async () => {
    const { db, probe } = server.context;
    await db.execute(sql`do $$ begin
      execute format('alter database %I set temp_file_limit = 0', current_database()); end $$`);
    await db.execute(sql`set temp_file_limit = 0`);
    await expect(probe()).rejects.toMatchObject({ cause: { code: '53400' } });
    await db.execute(sql`reset temp_file_limit`);
  });
});

test('a full disk is reported at /readyz [SV-1]', async () => {
  const fullDisk = Object.assign(new Error('could not write'), { code: '53100' });
  const asked = async (problem: Error) => {
    const app = new Hono<Env>();
    healthRoutes(app, { stopping: new AbortController(), probe: () => Promise.reject(problem), log });
    const answer = await app.request('/readyz');
    return [answer.status, await answer.text()];
  };
  expect(await asked(fullDisk)).toEqual([503, 'the disk of the database is full\n']);
  expect(await asked(new Error())).toEqual([503, 'the database does not answer\n']);
});

test('an embedded database that panics stays stopped, and is intact when reopened [SV-1]', async () => {
  const dataDir = join(temporaryFolder('data'), 'data');
  const log = join(dataDir, 'postgres/pg_wal');
  const opened = () => openDatabase({ databaseUrl: undefined, dataDir }, logTo('silent'));
  const { db, probe, close } = await opened();
  await db.execute(sql`insert into rate_limits values ('kept', 1, 1)`);
  renameSync(log, `${log}.away`);
  const write = () => db.execute(sql`select pg_logical_emit_message(true, 'log', repeat('x', 1000000))`);
  const writeAll = async () => {
    for (let megabyte = 0; megabyte < 40; megabyte += 1) await write();
  };
  const stopped = { cause: expect.objectContaining({ name: 'UnusableDatabase' }) as Error };
  await expect(writeAll()).rejects.toMatchObject(stopped);
  await expect(write()).rejects.toMatchObject(stopped);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('has stopped');
  await expect(probe()).rejects.toThrow('has stopped');
  renameSync(`${log}.away`, log);
  await close().catch(() => undefined);
  const again = await opened();
  expect(await again.db.$count(sql`rate_limits`)).toBe(1);
  await again.close();
});
