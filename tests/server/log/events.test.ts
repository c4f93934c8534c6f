import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { connect } from 'node:net';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { logWhose, requestIds } from '../../../server/log.ts';
import { loginAnswer } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { keptLog } from '../../support/log-lines.ts';
import { newAddress } from '../../support/server/accounts.ts';
import { startOnEither, startServer } from '../../support/server.ts';
import type { Answer } from '../../support/server/caller.ts';

test('account events are logged by id only [AK-5, SA-8, SX-2]', async () => {
  const { log, lines } = keptLog('info');
  const server = await startOnEither({ log, limits: { signInByAccount: { times: 2, seconds: 3600 } } });
  const [email, next] = [await server.activatedPerson(), newAddress()];
  const before = lines.length;
  const answers: Answer[] = [];
  const ask = async (answer: Promise<Answer>) => answers[answers.push(await answer) - 1] ?? expect.fail();
  const post = (path: string, body: object, access?: string) => ask(server.call('POST', path, { body, access }));
  const fresh = { new_password1: 'Battery-staple-7', new_password2: 'Battery-staple-7' };

  await ask(server.signIn(newAddress(), 'Wrong-horse-9'));
  await post(accountPaths.resetRequest, { email });
  const reset = await server.newestLink(email);
  await post(accountPaths.resetConfirm, { ...reset, ...fresh });
  const { user, access } = v.parse(loginAnswer, (await ask(server.signIn(email, fresh.new_password1))).body);
  for (let tries = 0; tries < 3; tries += 1) await ask(server.signIn(email, 'Wrong-horse-9'));
  await post(accountPaths.emailChange, { email: next, password: 'Wrong-horse-9' }, access);
  await post(accountPaths.emailChange, { email: next, password: fresh.new_password1 }, access);
  await post(accountPaths.emailConfirm, await server.newestLink(next));
  const other = { new_password1: 'Third-horse-9', new_password2: 'Third-horse-9' };
  await post(accountPaths.passwordChange, { password: fresh.new_password1, ...other }, access);
  await ask(server.call('DELETE', accountPaths.devices, { access }));
  await post(accountPaths.deletion, { password: other.new_password1 }, access);

  const session = lines.find(({ sessionId }) => sessionId !== undefined)?.['sessionId'];
  expect(session).toEqual(expect.any(String));
  const said = lines.slice(before).map((line) => [line['msg'], line['userId'], line['sessionId'], line['request']]);
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(said).toEqual([
    ['a sign-in was refused', undefined, undefined, ids[0]],
    ['a password reset was requested', user.id, undefined, ids[1]],
    ['a password was reset', user.id, undefined, ids[2]],
    ['a player signed in', user.id, session, ids[3]],
    ['a sign-in was refused', user.id, undefined, ids[4]],
    ['a sign-in was refused', user.id, undefined, ids[5]],
    ['a limit was reached', user.id, undefined, ids[6]],
    ['a password was refused', user.id, session, ids[7]],
    ['an email change was requested', user.id, session, ids[8]],
    ['an email address was changed', user.id, undefined, ids[9]],
    ['a password was changed', user.id, session, ids[10]],
    ['other devices were signed out', user.id, session, ids[11]],
    ['an account was deleted', user.id, session, ids[12]],
  ]);
  expect(lines.find(({ msg }) => msg === 'a limit was reached')).toMatchObject({ limit: 'signInByAccount' });
  expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1/);
});

test('a request’s log line does not inherit the fields of an earlier one [SA-8]', async () => {
  const { log, lines } = keptLog('info');
  const app = new Hono().use(contextStorage(), requestIds({ trustProxy: true })).get('/', (c) => {
    log.info({ limit: 'one' }, 'first');
    logWhose({ userId: 'ann' });
    log.info('second');
    return c.body(null);
  });
  await app.request('/', { headers: { 'x-request-id': 'a-request' } });
  expect(lines.map(({ msg, limit, userId, request }) => [msg, limit, userId, request])).toEqual([
    ['first', 'one', undefined, 'a-request'],
    ['second', undefined, 'ann', 'a-request'],
  ]);
});

test.each([
  ['of a known length', 'Content-Length: 900\r\n\r\n{"email":"ann@'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema'],
])('an aborted upload %s is neither logged nor an error [SA-8, SV-1]', async (_what, sent) => {
  const { log, lines } = keptLog('info');
  const server = await startServer({ log });
  const { port } = new URL(server.url);
  for (const path of [accountPaths.login, accountPaths.register, gamePaths('powerball').resend]) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${sent}`, () =>
      socket.destroy(),
    );
    await expect.poll(() => server.context.metrics.text()).toContain(`route="${path}"`);
  }
  expect(await server.context.metrics.text()).not.toMatch(/status="5/);
  expect(lines).toEqual([]);
});
