import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { newAddress, password, registrationOf, ticketBody } from '../../support/server/accounts.ts';
import { outageOf } from '../../../server/db/outages.ts';
import { tcpProxy, type TcpProxy } from '../../support/server/tcp-proxy.ts';
import { onPostgres, startServer, startServerOn, type TestServer } from '../../support/server.ts';
import type { Answer } from '../../support/server/caller.ts';

const { tickets, widget, latest, history } = gamePaths('powerball');
const sentence = 'The service is not available at the moment. Please try again.';

/** Holds so many connections of a server in transactions, until it is told to release them. */
const occupy = async ({ context }: TestServer, count: number) => {
  const release = new AbortController();
  const released = once(release.signal, 'abort');
  let holding = 0;
  await new Promise<void>((resolve) => {
    const hold = () =>
      context.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        if ((holding += 1) === count) resolve();
        await released;
      });
    void Promise.all(Array.from({ length: count }, hold));
  });
  return () => release.abort();
};

describe.each(onPostgres)('lost connections to $name', ({ copy }) => {
  let proxy: TcpProxy;
  let server: TestServer;
  beforeEach(async () => {
    proxy = await tcpProxy(await copy());
    await proxy.open();
    server = await startServerOn(proxy.url);
  });

  const call: TestServer['call'] = (...asked) => server.call(...asked);
  // It is computed once a second (SA-6), and a busy database may need longer than it is given.
  const untilReadiness = (status: number) => expect.poll(() => call('GET', '/readyz')).toMatchObject({ status });

  test('at `begin` cost one request each, and no place in the pool [SV-1]', async () => {
    const { access } = await server.signedInPerson();
    proxy.loseAt((message) => message.includes('begin'));
    for (let lost = 0; lost < 10; lost += 1) {
      const answer = await server.register(newAddress());
      expect([answer.status, answer.body]).toEqual([503, { error: sentence }]);
    }
    expect(proxy.losses()).toBeGreaterThanOrEqual(10);
    proxy.loseNone();
    const saved = Array.from({ length: 20 }, () => call('POST', tickets, { access, body: ticketBody('powerball') }));
    expect(new Set((await Promise.all(saved)).map(({ status }) => status))).toEqual(new Set([201]));
    expect((await call('GET', tickets, { access })).status).toBe(200);
    await untilReadiness(200);
  });

  test.each(['before', 'after'] as const)(
    'at each new statement, %s the database has run it, answer 503, and the next try works [SV-1]',
    async (moment) => {
      const email = newAddress();
      const seen = new Set<string>();
      const isNew = (message: string) => {
        const [text] = /\b(?:select|insert|update|delete|with|begin|commit|rollback|set)\b[^\0]*/i.exec(message) ?? [];
        if (text === undefined || seen.has(text)) return false;
        seen.add(text);
        return true;
      };
      const insist = async (ask: () => Promise<Answer>): Promise<Answer> => {
        proxy.loseAt(isNew, moment);
        for (;;) {
          const answer = await ask();
          // What is mailed by the next try is newer, so that one mail is the newest.
          server.clock.advance(1000);
          if (answer.status !== 503) {
            proxy.loseNone();
            return answer;
          }
          expect([answer.body, answer.headers.get('retry-after')]).toEqual([{ error: sentence }, '5']);
        }
      };
      const registered = await insist(() => server.register(email));
      const link = await server.newestLink(email);
      const activated = await insist(() => server.activate(link));
      const signedIn = await insist(() => server.signIn(email));
      const { access } = signedIn.body as { access: string };
      const answers = [
        registered,
        activated,
        signedIn,
        await insist(() => call('POST', tickets, { access, body: ticketBody('powerball') })),
        await insist(() => call('GET', tickets, { access })),
        await insist(() => call('GET', widget, { access })),
        await insist(() => call('GET', history)),
        await insist(() => server.askForReset(email)),
        await insist(() => call('POST', accountPaths.logout, { access })),
      ];
      const statuses = answers.map(({ status }) => status);
      expect(proxy.losses()).toBeGreaterThan(20);
      // What was done although its answer was lost may be refused when it is asked for again, but never fails.
      if (moment === 'before') expect(statuses).toEqual([201, 200, 200, 201, 200, 200, 200, 200, 200]);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      await untilReadiness(200);
      expect((await server.signIn(email, password)).status).toBe(200);
    },
  );

  test('in use or idle, fail only the next query [SV-1]', async () => {
    const { db } = server.context;
    await Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select 1`)));
    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.loseAll();
      await db.execute(sql`select 1`);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow('Failed query: select 1');
    await untilReadiness(200);
  });

  test('make every call answer 503 while the database is down, and work once it is up [SV-1]', async () => {
    const { access } = await server.signedInPerson();
    const asked = () =>
      Promise.all([
        call('GET', tickets, { access }),
        call('POST', accountPaths.login, { body: { email: newAddress(), password } }),
        call('POST', accountPaths.register, { body: registrationOf(newAddress()) }),
        call('GET', history),
        call('GET', latest),
      ]);
    const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
    const before = statusesOf(await asked());
    await untilReadiness(200);
    await proxy.shut();
    expect(statusesOf(await asked())).toEqual([503, 503, 503, 503, 503]);
    await untilReadiness(503);
    expect((await call('GET', '/healthz')).status).toBe(200);
    await proxy.open();
    expect(statusesOf(await asked())).toEqual(before);
    await untilReadiness(200);
    expect(before).toEqual([200, 400, 201, 200, 503]);
  });

  test('are not assumed when the pool is full: requests wait, and the server stays ready [SV-1]', async () => {
    const release = await occupy(server, 10);
    const waiting = call('GET', history);
    await untilReadiness(200);
    release();
    expect((await waiting).status).toBe(200);
  });
});

test('an embedded database that is busy for more than a second is not ready meanwhile [SV-1]', async () => {
  const server = await startServer();
  const ready = () => server.call('GET', '/readyz').then(({ status }) => status);
  const release = await occupy(server, 1);
  expect(await ready()).toBe(503);
  release();
  await expect.poll(ready).toBe(200);
});

test.each([
  ['unreachable', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['unreachable', Object.assign(new Error('no socket'), { code: 'ENOENT', syscall: 'connect' })],
  [undefined, Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })],
  ['unreachable', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['unreachable', new Error('Failed query', { cause: Object.assign(new Error('shutting down'), { code: '57P01' }) })],
  ['unreachable', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['full', new Error('Failed query', { cause: Object.assign(new Error('no space'), { code: '53100' }) })],
  ['full', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  [undefined, new Error('Failed query', { cause: Object.assign(new Error('duplicate key'), { code: '23505' }) })],
  [undefined, new Error('anything else')],
  [undefined, 'no error at all'],
])('the outage is %s for %s [SV-1]', (outage, error) => {
  expect(outageOf(error)).toBe(outage);
});
