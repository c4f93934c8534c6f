import pg from 'pg';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { atEnd } from '../../support/at-end.ts';
import { newAddress, password, registrationOf, signedInPerson, signIn } from '../../support/server/accounts.ts';
import { copyOfTemplate } from '../../support/server/postgres-copy.ts';
import { startNode, startProcess } from '../../support/server/process.ts';
import { caller, startServer, startServerOn } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const postgresUrl = inject('postgresUrl');
const { history, tickets } = gamePaths('megamillions');
const kills = 10;

const startingPostgres = `
  import { startPostgres } from './tests/support/postgres.ts';
  const { url } = await startPostgres();
  console.log('at ' + url);
  setInterval(() => {}, 1000);`;

const isThere = (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

describe.each(postgresUrl === undefined ? [] : [postgresUrl])('a process on PostgreSQL', (admin) => {
  let url: string;
  let own: pg.Client;
  beforeEach(async () => {
    url = await copyOfTemplate(admin);
    own = new pg.Client(url);
    await own.connect();
    atEnd(() => own.end());
  });

  test('whose connections are all ended under load answers 503 at worst, and lives [SV-1]', async () => {
    const running = await startProcess({ DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' });
    const call = caller(running.url);
    const asks = [
      () => call('GET', history),
      () => call('POST', accountPaths.login, { body: { email: newAddress(), password } }),
      () => call('POST', accountPaths.register, { body: registrationOf(newAddress()) }),
    ];
    let isOver = false;
    const statuses: number[] = [];
    const askOn = async (at: number): Promise<void> => {
      for (let next = at; !isOver; next += 1) {
        const answer = await asks[next % asks.length]?.();
        if (answer !== undefined) statuses.push(answer.status);
      }
    };
    const load = Promise.all(Array.from({ length: 12 }, (_, at) => askOn(at)));
    for (let kill = 0; kill < kills; kill += 1) {
      const before = statuses.length;
      while (statuses.length < before + 10) await own.query('select pg_sleep(0.01)');
      await own.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    isOver = true;
    await load;
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect((await call('GET', '/readyz')).status).toBe(200);
    const ended = await running.end('SIGTERM');
    expect([ended.code, ended.err]).toEqual([0, '']);
  });

  test('whose role is worker answers for its health only [SV-1]', async () => {
    const server = await startServerOn(url, { env: { ROLE: 'worker' } });
    const statusOf = async (path: string) => (await server.call('GET', path)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    for (const path of ['/', '/outbox', accountPaths.login, history])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)('of the tests is gone after %s to its starter [SV-1]', async (signal) => {
    const starter = startNode(['--import', 'tsx', '--input-type=module', '--eval', startingPostgres], process.env);
    const started = await starter.said(/at (\S+)\n/);
    expect(await isThere(started)).toBe(true);
    await starter.end(signal);
    await until(
      'PostgreSQL is gone',
      () => isThere(started),
      (seen) => !seen,
    );
  });
});

test.each([-400, -1, 1, 400])('a clock that jumps by %i days fails no request [SV-1, SV-4]', async (days) => {
  const server = await startServer();
  const { access, email } = await signedInPerson(server);
  server.clock.advance(days * 24 * 3_600_000);
  const statuses = await Promise.all([
    server.call('GET', history, { access }),
    server.call('GET', tickets, { access }),
    server.call('POST', accountPaths.register, { body: registrationOf(newAddress()) }),
    server.call('GET', '/readyz'),
  ]);
  expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await signIn(server, email)).status).toBe(200);
});
