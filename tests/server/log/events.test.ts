import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { connect } from 'node:net';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { logWhose, requestIds } from '../../../server/log.ts';
import { loginAnswer } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { keptLog } from '../../support/log-lines.ts';
import { activatedPerson, newAddress, newestLink, signIn } from '../../support/server/accounts.ts';
import { places, startServer } from '../../support/server.ts';
import type { Answer } from '../../support/server/caller.ts';
import { until } from '../../support/until.ts';

describe.each(places)('what happens to an account on $name', ({ start }) => {
  test('is logged with the ids of user, session and request, and no address [SA-8, SX-2]', async () => {
    const { log, lines } = keptLog('info');
    const server = await start({ log, limits: { signInByAccount: { times: 2, seconds: 3600 } } });
    const email = await activatedPerson(server);
    const before = lines.length;
    const answers: Answer[] = [];
    const ask = async (answer: Promise<Answer>) => answers[answers.push(await answer) - 1] ?? expect.fail();
    const post = (path: string, body: object, access?: string) => ask(server.call('POST', path, { body, access }));

    await ask(signIn(server, newAddress(), 'Wrong-horse-9'));
    const { user, access } = v.parse(loginAnswer, (await ask(signIn(server, email))).body);
    for (let tries = 0; tries < 3; tries += 1) await ask(signIn(server, email, 'Wrong-horse-9'));
    await post(accountPaths.resetRequest, { email });
    const { uid, token } = await newestLink(server, email);
    const fresh = { new_password1: 'Battery-staple-7', new_password2: 'Battery-staple-7' };
    await post(accountPaths.passwordChange, { password: 'Wrong-horse-9', ...fresh }, access);
    await post(accountPaths.resetConfirm, { uid, token, ...fresh });
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400, 400, 429, 200, 400, 202]);

    const session = lines.find(({ sessionId }) => sessionId !== undefined)?.['sessionId'];
    expect(session).toEqual(expect.any(String));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(
      lines.slice(before).map((line) => [line['msg'], line['userId'], line['sessionId'], line['request']]),
    ).toEqual([
      ['a sign-in was refused', undefined, undefined, ids[0]],
      ['a player signed in', user.id, session, ids[1]],
      ['a sign-in was refused', user.id, undefined, ids[2]],
      ['a sign-in was refused', user.id, undefined, ids[3]],
      ['a limit was reached', user.id, undefined, ids[4]],
      ['a reset of the password was asked for', user.id, undefined, ids[5]],
      ['a password was refused', user.id, session, ids[6]],
      ['a password was reset', user.id, undefined, ids[7]],
    ]);
    expect(lines.find(({ msg }) => msg === 'a limit was reached')).toMatchObject({ limit: 'signInByAccount' });
    expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1/);
  });
});

test('a line of a request does not take on what an earlier one had of its own [SA-8]', async () => {
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
])('an upload %s that is broken off is no line of the log, and no failure [SA-8, SV-1]', async (_what, sent) => {
  const { log, lines } = keptLog('info');
  const server = await startServer({ log });
  const { port } = new URL(server.url);
  for (const path of [accountPaths.login, accountPaths.register, gamePaths('powerball').resend]) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${sent}`, () =>
      socket.destroy(),
    );
    await until(
      'the request was answered',
      async () => (await server.context.metrics.text()).includes(`route="${path}"`),
      Boolean,
    );
  }
  expect(await server.context.metrics.text()).not.toMatch(/status="5/);
  expect(lines).toEqual([]);
});
