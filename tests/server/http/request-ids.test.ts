import { describe, expect, test } from 'vitest';
import { keptLog } from '../../support/log-lines.ts';
import { newAddress } from '../../support/server/accounts.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const given = { 'x-request-id': 'proxy-0123456789abcdef' };

describe('the id of a request [SX-2]', () => {
  let server: TestServer;
  const idOf = async (path: string, headers: Record<string, string> = {}) =>
    (await server.call('GET', path, { headers })).headers.get('x-request-id');

  test('is in every response, always new, and never taken from a stranger', async () => {
    server = await startServer();
    const paths = ['/healthz', '/api/none', '/nowhere.js', '/api/v1/powerball/latest', '/healthz'];
    const ids = await Promise.all(paths.map((path) => idOf(path, given)));
    expect(ids).toEqual(paths.map(() => expect.stringMatching(uuid) as string));
    expect(new Set(ids).size).toBe(paths.length);
  });

  test('is a trusted proxy’s if well formed', async () => {
    server = await startServer({ env: { TRUST_PROXY: 'true' } });
    expect(await idOf('/healthz', given)).toBe(given['x-request-id']);
    for (const wrong of ['short', 'a@example.org', 'x'.repeat(37), 'two words', '{"a":1}'])
      expect(await idOf('/healthz', { 'x-request-id': wrong })).toMatch(uuid);
  });

  test('is in the log lines of the request, but not in those of a job that it woke', async () => {
    const { log, lines } = keptLog();
    server = await startServer({ log, env: { TRUST_PROXY: 'true', SMTP_URL: 'smtp://127.0.0.1:1' } });
    await server.context.wakeMail();
    const browser = server.browserAt(given);
    await browser.register(newAddress());
    await server.context.wakeMail();
    await server.context.db.execute('alter table users rename to lost');
    const { status } = await browser.signIn(newAddress());
    await server.context.db.execute('alter table lost rename to users');
    expect(status).toBe(500);
    expect(lines.map(({ msg, request }) => [msg, request])).toEqual([
      ['mail waits for a mail server', undefined],
      ['a request failed', given['x-request-id']],
    ]);
  });
});
