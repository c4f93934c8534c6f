import { sql } from 'drizzle-orm';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../../server/db/embedded.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { UnusableDatabase } from '../../../server/db/outages.ts';
import { users } from '../../../server/db/schema.ts';
import { migrateOnceUp } from '../../../server/db/postgres.ts';
import { logTo } from '../../../server/log.ts';
import { filesUnder } from '../../../server/root.ts';
import { atEnd, temporaryFolder } from '../../support/at-end.ts';
import { keptLog } from '../../support/log-lines.ts';
import { onPostgres } from '../../support/server.ts';
import { tcpProxy, type TcpProxy } from '../../support/server/tcp-proxy.ts';

const silent = logTo('silent');
const fromTheFuture = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`;
const older = /^This build is older than the database[^\n]*: start the newer build, or restore a backup[^\n]*$/;

describe.each(onPostgres)('a start on $name', ({ copy }) => {
  let url: string;
  let proxy: TcpProxy;
  beforeEach(async () => {
    url = await copy();
    proxy = await tcpProxy(url);
  });

  const open = (databaseUrl: string, log = silent) => openDatabase({ databaseUrl, dataDir: '' }, log);
  test('before the database is up waits, logs that once, and then continues [SV-1]', async () => {
    const { log, lines } = keptLog();
    const opening = open(proxy.url, log);
    await expect.poll(() => lines).not.toEqual([]);
    await proxy.open();
    const { db, close } = await opening;
    await db.execute(sql`select 1`);
    await close();
    expect(lines.map(({ msg }) => msg)).toEqual(['the database cannot be reached: trying again']);
  });

  test('without a database gives up with one line [SV-1]', async () => {
    await expect(migrateOnceUp(proxy.url, silent, 0)).rejects.toThrow(
      /^DATABASE_URL could not be reached for 0 s: connect ECONNREFUSED [^\n]*$/,
    );
  });

  test('with an error that waiting cannot fix fails at once, with one line that says what to do [SV-1]', async () => {
    const nowhere = new URL(url);
    nowhere.pathname = '/nowhere';
    const nobody = new URL(url);
    nobody.username = 'nobody';
    await expect(open(nowhere.href)).rejects.toThrow(
      'DATABASE_URL: database "nowhere" does not exist; create it, or correct the address',
    );
    await expect(open(nobody.href)).rejects.toThrow(
      'DATABASE_URL: role "nobody" does not exist; correct the name or the password',
    );
  });

  test('whose connection is lost while migrating tries again [SV-1]', async () => {
    const owner = new pg.Client(url);
    await owner.connect();
    await owner.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
    await owner.end();
    await proxy.open();
    proxy.loseAt((message) => message.includes('CREATE TABLE "users"') && proxy.losses() < 2);
    const { log, lines } = keptLog();
    const { db, close } = await open(proxy.url, log);
    expect(await db.$count(users)).toBe(0);
    await close();
    expect(proxy.losses()).toBe(2);
    expect(lines.map(({ msg }) => msg)).toEqual(['the database cannot be reached: trying again']);
  });

  test('waits for another process’s migration as long as it takes [SV-1]', async () => {
    const other = new pg.Client(url);
    await other.connect();
    atEnd(() => other.end());
    await other.query(
      'do $$ begin execute format($f$alter database %I set statement_timeout = 50$f$, current_database()); end $$',
    );
    await other.query('select pg_advisory_lock(7320113)');
    const opening = open(url);
    const waitsLong = `select query from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and wait_event = 'advisory' and clock_timestamp() - query_start > '500 ms'`;
    await expect.poll(() => other.query(waitsLong)).toMatchObject({ rowCount: 1 });
    await other.query('select pg_advisory_unlock_all()');
    await (await opening).close();
  });
});

test('a data folder whose first start was interrupted starts over, and keeps no partial copy [SV-1]', async () => {
  const dataDir = join(temporaryFolder('first'), 'data');
  mkdirSync(join(dataDir, 'postgres.new/base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '');
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, silent);
  expect(await db.$count(users)).toBe(0);
  await close();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('another user’s database, or an incomplete one, is refused with what to do [SV-1]', async () => {
  const dataDir = join(temporaryFolder('data'), 'data');
  const open = () => openDatabase({ databaseUrl: undefined, dataDir }, silent);
  await (await open()).close();
  const { uid } = statSync(dataDir);
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  onTestFinished(() => getuid.mockRestore());
  await expect(open()).rejects.toThrow(
    `The database ${dataDir}/postgres belongs to user ${uid}, and this runs as user ${uid + 1}: ` +
      'run it as its owner, or hand it over with chown -R',
  );
  getuid.mockRestore();
  rmSync(join(dataDir, 'postgres/PG_VERSION'));
  await expect(open()).rejects.toThrow(/^The database [^\n]* is incomplete: restore your backup again, or delete it/);
});

test('any user can copy the build’s empty database [SV-1]', async () => {
  const folder = await emptyDatabase();
  const unreadable = [folder, ...filesUnder(folder)].filter((file) => (statSync(file).mode & 0o044) !== 0o044);
  expect(unreadable).toEqual([]);
});

test.each([{ name: 'a data folder', copy: undefined }, ...onPostgres])(
  'a build older than the schema in $name says so in one line, and leaves it unlocked [SV-1]',
  async ({ copy }) => {
    const settings = { databaseUrl: await copy?.(), dataDir: join(temporaryFolder('data'), 'data') };
    const { db, close } = await openDatabase(settings, silent);
    await db.execute(fromTheFuture);
    await close();
    await expect(openDatabase(settings, silent)).rejects.toThrow(UnusableDatabase);
    await expect(openDatabase(settings, silent)).rejects.toThrow(older);
  },
);
