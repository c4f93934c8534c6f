import { expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { newAddress, registrationOf } from '../../support/server/accounts.ts';
import { onPostgres, startServer } from '../../support/server.ts';
import { startProcess } from '../../support/server/process.ts';

const { history, tickets } = gamePaths('megamillions');

test.each(onPostgres)('a worker on $name serves only its health [SV-1]', async ({ start }) => {
  const server = await start({ env: { ROLE: 'worker' } });
  const statusOf = async (path: string) => (await server.call('GET', path)).status;
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  for (const path of ['/', '/outbox', accountPaths.login, history])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
});

test.each(onPostgres)(
  'a worker on $name does not say that the app is ready at its address [SV-1]',
  async ({ copy }) => {
    const { end } = await startProcess({
      ROLE: 'worker',
      DATABASE_URL: await copy(),
      TOKEN_SECRET: 'abcdefghij'.repeat(4),
      PUBLIC_URL: 'https://board.example.org',
      LOG_LEVEL: 'error',
    });
    const out = 'The worker is ready for https://board.example.org\n';
    expect(await end('SIGTERM')).toEqual({ code: 0, out, err: '' });
  },
);

test.each([-400, -1, 1, 400])('a clock that jumps by %i days fails no request [SV-1, SV-4]', async (days) => {
  const server = await startServer();
  const { access, email } = await server.signedInPerson();
  server.clock.advance(days * 24 * 3_600_000);
  const statuses = await Promise.all([
    server.call('GET', history, { access }),
    server.call('GET', tickets, { access }),
    server.call('POST', accountPaths.register, { body: registrationOf(newAddress()) }),
  ]);
  expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await server.signIn(email)).status).toBe(200);
  await expect.poll(() => server.call('GET', '/readyz')).toMatchObject({ status: 200 });
});
