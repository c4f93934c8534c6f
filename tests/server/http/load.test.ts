import { sql } from 'drizzle-orm';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../../server/app.ts';
import type { Db } from '../../../server/db/database.ts';
import { outbox } from '../../../server/db/schema.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { probeOf } from '../../../server/db/probe.ts';
import { logTo } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { forAll, temporaryFolder } from '../../support/at-end.ts';
import { newAddress, password, ticketBody } from '../../support/server/accounts.ts';
import { startServer } from '../../support/server.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import type { Answer } from '../../support/server/caller.ts';

const { tickets, ticket, history, historyFile, calendar } = gamePaths('powerball');

test('of many concurrent sign-ins the first are answered, the rest refused, closed ones skipped [SA-6]', async () => {
  const server = await startServer();
  const email = await server.activatedPerson();
  const body = JSON.stringify({ email: newAddress(), password });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const answers: IncomingMessage[] = [];
  const sent = Array.from({ length: 400 }, () => {
    const one = request(server.url + accountPaths.login, { method: 'POST', headers }, (answer) => answers.push(answer));
    one.on('error', () => undefined);
    return one.end(body);
  });
  const answered = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  await expect.poll(() => answered(503).length).toBeGreaterThanOrEqual(100);
  await expect.poll(() => answered(400)).not.toEqual([]);
  expect(answered(503).length).toBeLessThanOrEqual(200);
  for (const refused of answered(503)) {
    expect(refused.headers['retry-after']).toBe('5');
    expect(await json(refused)).toEqual({
      error: 'Too many people are signing in at the moment. Please try again.',
    });
  }
  for (const one of sent) one.destroy();
  const line = new RegExp(`request_duration_seconds_count.*route="${accountPaths.login}",status="408"} (\\d+)`);
  const left = async () => Number(line.exec(await server.context.metrics.text())?.[1] ?? 0);
  await expect.poll(left, { message: 'requests that were left' }).toBeGreaterThan(100);
  expect((await server.signIn(email)).status).toBe(200);
});

test('requests that never send their body keep nobody from signing in [SA-3, SA-6, SA-9]', async () => {
  const server = await startServer();
  const email = await server.activatedPerson();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 100 };
  const slow = Array.from({ length: 200 }, () =>
    request(server.url + accountPaths.login, { method: 'POST', headers }).on('error', () => undefined),
  );
  onTestFinished(() => slow.forEach((one) => one.destroy()));
  await Promise.all(slow.map((one) => new Promise((resolve) => one.write('{', resolve))));
  expect((await server.signIn(email)).status).toBe(200);
});

test('an email request whose answer is held back keeps nobody from signing in [SV-2, SA-6]', async () => {
  const server = await startServer({ holdingTime: 3_600_000 });
  const { call, context } = server;
  const [email, { access }] = [await server.activatedPerson(), await server.signedInPerson()];
  const answered = vi.fn();
  /** Sends requests; resolves once so many emails are queued. */
  const ask = async (emails: number, ...asked: readonly Promise<Answer>[]) => {
    for (const one of asked) one.then(answered, () => undefined);
    await expect.poll(() => context.db.$count(outbox)).toBe(emails);
  };
  const change = { access, body: { email: newAddress(), password } };
  const addresses = Array.from({ length: 5 }, newAddress);
  for (const [before, address] of addresses.entries()) await ask(before + 1, server.register(address));
  const resets = [server.askForReset(email), server.askForReset(newAddress())];
  await ask(7, ...resets, call('POST', accountPaths.emailChange, change));
  const { token } = await server.newestLink(addresses[0] ?? '');
  await ask(8, call('POST', accountPaths.activationResend, { body: { token } }));
  expect((await server.signIn(email)).status).toBe(200);
  expect(answered).not.toHaveBeenCalled();

  const settings = readSettings({ DRAW_SOURCES: 'off', TOKEN_SECRET: 'as long as it has to be, which is 32' });
  const { holdingTime, close } = await openApp(settings, logTo('silent'), { database: await openTestMemory() });
  expect(holdingTime).toBe(100);
  await close();
});

test('a sign-in that waited too long is refused, and not counted as a try [SA-3, SA-6]', async () => {
  const server = await startServer({ limits: { signInByAccount: { times: 2, seconds: 3600 } } });
  const email = await server.activatedPerson();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rateLimiter } = server.context;
  const { slowDown } = rateLimiter;
  const waiting = vi.spyOn(rateLimiter, 'slowDown').mockImplementation(async (...whose) => {
    await slowDown(...whose);
    vi.advanceTimersByTime(8001);
  });
  // At most four are computed at a time.
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.signIn(email)));
  const late = answers.filter(({ status }) => status !== 200);
  expect(late).not.toEqual([]);
  for (const { status, headers } of late) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  waiting.mockRestore();
  expect((await server.signIn(email)).status).toBe(200);
});

test('the embedded database lets the event loop turn between statements [SA-6]', async () => {
  const settings = { databaseUrl: undefined, dataDir: join(temporaryFolder('data'), 'data') };
  const { db, close } = await openDatabase(settings, logTo('silent'));
  onTestFinished(close);
  let turns = 0;
  let turning = setImmediate(function turn() {
    turns += 1;
    turning = setImmediate(turn);
  });
  onTestFinished(() => clearImmediate(turning));
  const answeredAt = Array.from({ length: 5 }, () => db.execute(sql`select 1`).then(() => turns));
  expect(new Set(await Promise.all(answeredAt)).size).toBe(5);
});

const once = { times: 1, seconds: 60 };
const limited = forAll(() =>
  startServer({ limits: { ticketChange: once, dataCopy: once, refreshBySender: once, historyBySender: once } }),
);

const expectLimit = (first: Answer, second: Answer) => {
  expect([first.status < 300, second.status]).toEqual([true, 429]);
  expect(second.body).toEqual({ error: 'Too many tries.' });
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
};

test('ticket changes and data copies are limited per player [SA-6]', async () => {
  const [ann, bob] = [await limited().signedInPerson(), await limited().signedInPerson()];
  const { call } = limited();
  for (const { access } of [ann, bob]) {
    const save = () => call('POST', tickets, { access, body: ticketBody('powerball') });
    expectLimit(await save(), await save());
    const copy = () => call('GET', accountPaths.records, { access });
    expectLimit(await copy(), await copy());
    const saved = (await call('GET', tickets, { access })).body as readonly { ticket_id: string }[];
    for (const method of ['PUT', 'DELETE']) {
      const body = ticketBody('powerball');
      expect((await call(method, ticket(saved[0]?.ticket_id ?? ''), { access, body })).status).toBe(429);
    }
  }
});

test('renewals and histories are limited per sender [SA-6]', async () => {
  const { call } = limited();
  const { refresh } = await limited().signedInPerson();
  const renew = () => call('POST', accountPaths.refresh, { body: { refresh } });
  expectLimit(await renew(), await renew());
  expectLimit(await call('GET', history), await call('GET', historyFile));
  expect((await call('GET', calendar)).status).toBe(429);
});

test('all calls are limited per sender, and the refusal has the usual headers [SA-6, BD-4]', async () => {
  const { call } = await startServer({ limits: { callsBySender: once } });
  const { latest } = gamePaths('megamillions');
  expectLimit(await call('GET', latest).then((answer) => ({ ...answer, status: 200 })), await call('GET', latest));
  const { headers } = await call('GET', '/api/none');
  expect([headers.get('cache-control'), headers.get('date')]).toEqual(['no-store', expect.stringContaining('2026')]);
});

test('readiness is computed once a second, however often it is requested [SA-6, SV-1]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let made = 0;
  const answers: Promise<void>[] = [Promise.resolve(), Promise.reject(new Error('away')), Promise.resolve()];
  const probe = probeOf({ transaction: () => answers[made++] } as unknown as Db);
  await Promise.all([probe(), probe()]);
  vi.advanceTimersByTime(999);
  await probe();
  expect(made).toBe(1);
  vi.advanceTimersByTime(1);
  await expect(Promise.all([probe(), probe()])).rejects.toThrow('away');
  vi.advanceTimersByTime(1000);
  await probe();
  expect(made).toBe(3);
  vi.useRealTimers();
});
