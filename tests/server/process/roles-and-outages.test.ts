import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { newAddress, registrationOf, signedInPerson, signIn } from '../../support/server/accounts.ts';
import { copyOfTemplate } from '../../support/server/postgres-copy.ts';
import { startNode } from '../../support/server/process.ts';
import { startServer, startServerOn } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const postgresUrl = inject('postgresUrl');
const { history, tickets } = gamePaths('megamillions');

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
  test('whose role is worker answers for its health only [SV-1]', async () => {
    const server = await startServerOn(await copyOfTemplate(admin), { env: { ROLE: 'worker' } });
    const statusOf = async (path: string) => (await server.call('GET', path)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    for (const path of ['/', '/outbox', accountPaths.login, history])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  test('of the tests is gone once its starter is [SV-1]', async () => {
    const starter = startNode(['--import', 'tsx', '--input-type=module', '--eval', startingPostgres], process.env);
    const started = await starter.said(/at (\S+)\n/);
    expect(await isThere(started)).toBe(true);
    await starter.end('SIGKILL');
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
