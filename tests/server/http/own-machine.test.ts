import { expect, test } from 'vitest';
import { keptLog } from '../../support/log-lines.ts';
import { newAddress } from '../../support/server/accounts.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { rawGet } from './raw-request.ts';

const pages = ['/outbox', '/metrics'];
/** Headers of proxies; a plain `proxy_pass` sends none, and the upstream's name for its host. */
const proxies: readonly Record<string, string>[] = [
  { host: '127.0.0.1:3000' },
  { host: 'localhost:3000' },
  { host: '[::1]:3000' },
  { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' },
  { host: 'localhost:3000', 'x-forwarded-for': '' },
  { host: 'localhost:3000', 'x-forwarded-host': 'localhost' },
  { host: 'localhost:3000', 'x-forwarded-proto': 'http' },
  { host: 'localhost:3000', 'x-real-ip': '::1' },
  { host: 'localhost:3000', forwarded: 'for=127.0.0.1' },
  { host: 'localhost:3000', via: '1.1 a' },
  { host: 'board.example.org' },
];

let server: TestServer;

const statusOf = async (path: string, headers: Record<string, string>) =>
  (await rawGet(server.url + path, headers)).status;
const answered = async (headers: Record<string, string>) => Promise.all(pages.map((path) => statusOf(path, headers)));

test.each([
  ['a public address', { PUBLIC_URL: 'https://board.example.org' }],
  ['a public address whose proxy is trusted', { PUBLIC_URL: 'https://board.example.org', TRUST_PROXY: 'true' }],
  ['a name that only begins like this machine', { PUBLIC_URL: 'https://localhost.example.org' }],
  ['an address of the network', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('with %s, outbox and metrics refuse what a proxy sends, with any headers [SA-1]', async (_what, env) => {
  server = await startServer({ env });
  for (const headers of proxies) expect([headers, await answered(headers)]).toEqual([headers, [404, 403]]);
});

test('behind a plain proxy, emails wait for a mail server, and their links are never shown [SA-1]', async () => {
  server = await startServer({ env: { PUBLIC_URL: 'https://board.example.org' } });
  const email = newAddress();
  await server.register(email);
  await server.askForReset(email);
  const [mail] = await server.storedMails(email);
  expect(mail).toMatchObject({ kind: 'activation', state: 'waiting', content: null });
  expect(await statusOf(`/outbox/${mail?.id ?? ''}`, { host: 'localhost:3000' })).toBe(404);
});

test.each([undefined, 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a private site shows both to its own machine, by its names and not through a proxy: PUBLIC_URL %s [SA-1, SV-1]',
  async (url) => {
    server = await startServer({ env: url === undefined ? {} : { PUBLIC_URL: url } });
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect(await answered({ host })).toEqual([200, 200]);
    for (const headers of proxies.slice(3)) expect([headers, await answered(headers)]).toEqual([headers, [404, 403]]);
  },
);

const site = { PUBLIC_URL: 'https://board.example.org' };
const mails = { SMTP_URL: 'smtp://127.0.0.1:1' };

test.each([
  [site, [['SMTP_URL', 'TRUST_PROXY']]],
  [{ ...site, ...mails }, [['TRUST_PROXY']]],
  [{ ...site, TRUST_PROXY: 'true' }, [['SMTP_URL']]],
  [{ ...site, ...mails, TRUST_PROXY: 'true' }, []],
  [mails, []],
  [{}, []],
])('one line at the start says what a public site lacks: %o [SA-1]', async (env, expected) => {
  const { log, lines } = keptLog();
  server = await startServer({ env, log });
  expect(lines.map(({ missing }) => missing)).toEqual(expected);
});
