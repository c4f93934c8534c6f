import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../support/server.ts';

const script = '/static/js/main-abc123.js';
const page =
  '<!doctype html><style>p{}</style><noscript><style>b{}</style></noscript><script>gate()</script><script src="/x.js"></script>1-800-MY-RESET';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** fetch would decode the answer and choose the header itself. */
const rawGet = (url: string, encoding?: string) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { headers: encoding === undefined ? {} : { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the built app', () => {
  let server: TestServer;
  let elsewhere: TestServer;
  const dist = mkdtempSync(join(tmpdir(), 'lottery-board-dist-'));
  beforeAll(async () => {
    mkdirSync(join(dist, 'static/js'), { recursive: true });
    writeFileSync(join(dist, 'app.html'), '<!doctype html>the app');
    writeFileSync(join(dist, 'app.html.br'), 'as brotli');
    for (const folder of ['', 'sign-in']) {
      mkdirSync(join(dist, folder), { recursive: true });
      writeFileSync(join(dist, folder, 'index.html'), page);
    }
    writeFileSync(join(dist, '.built-from'), 'secret');
    for (const name of ['sw.js', 'manifest.webmanifest', 'icon-192.png', 'favicon.ico', 'robots.txt'])
      writeFileSync(join(dist, name), name);
    writeFileSync(join(dist, script), 'plain()');
    writeFileSync(join(dist, `${script}.br`), 'as brotli');
    writeFileSync(join(dist, `${script}.gz`), 'as gzip');
    server = await startServer({ dist });
    elsewhere = await startServer({ dist, env: { HELPLINE: 'Gamblers & <friends>' } });
  });
  afterAll(async () => {
    await server.close();
    await elsewhere.close();
    rmSync(dist, { recursive: true });
  });

  test('every address that is no file’s opens the app, which is asked for again each time, with a dot in it too: of a mailed link as 200, else as 404 [NAV-1, NAV-3, OT-6]', async () => {
    const links = [
      ...['/user/activate/1-2/abc', '/user/password-reset/1-2/abc'],
      ...['.', ')', '>', ',', '%20', '%E2%80%8B', '=3D', '.)', '.%20'].flatMap((tail) => [
        `/user/activate/1-2/abc${tail}`,
        `/user/password-reset/1-2/abc${tail}`,
      ]),
    ];
    const unknown = [
      ...['/sign-in/', '/Sign-in', '/no/such/screen', '/staticky', '/sign-in.', '/no.such', '/user/activate/1-2'],
      ...['/user/activate/1-2/abc/d', '/sign-in.html', '/static.js', '/..%2f..%2fetc/pass.wd'],
    ];
    for (const path of [...links, ...unknown]) {
      const { status, body, headers } = await server.call('GET', path);
      expect([path, status, body, headers.get('cache-control')]).toEqual([
        path,
        links.includes(path) ? 200 : 404,
        '<!doctype html>the app',
        'no-cache',
      ]);
    }
    const again = async (path: string) => {
      const etag = (await server.call('GET', path)).headers.get('etag') ?? '';
      return (await server.call('GET', path, { headers: { 'If-None-Match': etag } })).status;
    };
    expect([await again('/'), await again('/no/such/screen')]).toEqual([304, 404]);
    expect(await server.call('HEAD', '/sign-in')).toMatchObject({ status: 200, body: '' });
  });

  test('an address that was drawn at build has its own page, with a policy for just the style and script in it [NAV-1]', async () => {
    for (const path of ['/', '/sign-in']) {
      const { status, body, headers } = await server.call('GET', path);
      expect([path, status, body, headers.get('cache-control')]).toEqual([path, 200, page, 'no-cache']);
      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      expect(policy.filter((rule) => /^(?:script|style)-src/.test(rule)).sort()).toEqual([
        `script-src 'self' '${hashOf('gate()')}'`,
        `style-src 'self' '${hashOf('p{}')}' '${hashOf('b{}')}'`,
      ]);
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types worker-address',
        ]),
      );
    }
  });

  test('no page asks for a process of its own, which a browser that has made one ready would have to wait for, or differs in that from the page before, which would lose the state of its address', async () => {
    for (const path of ['/', '/sign-in', '/powerball', '/user/activate/1-2/abc', '/outbox'])
      expect([path, (await server.call('GET', path)).headers.get('cross-origin-opener-policy')]).toEqual([path, null]);
  });

  test('every page has the helpline of the setting, however it is sent [LE-1]', async () => {
    const opened = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, open] of Object.entries(opened)) {
      const { headers, body } = await rawGet(`${elsewhere.url}/sign-in`, encoding);
      const ours = page.replace('1-800-MY-RESET', 'Gamblers &#38; &#60;friends&#62;');
      expect([headers['content-encoding'] ?? 'identity', open(body).toString()]).toEqual([encoding, ours]);
    }
    expect((await elsewhere.call('GET', '/sign-in')).headers.get('etag')).not.toBe(
      (await server.call('GET', '/sign-in')).headers.get('etag'),
    );
  });

  test('hashed assets are kept for ever and sent compressed as asked [NAV-8]', async () => {
    const { headers } = await rawGet(server.url + script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const sent = async (encoding?: string) => {
      const answer = await rawGet(server.url + script, encoding);
      return [answer.headers['content-encoding'], answer.body.toString()];
    };
    expect(await sent()).toEqual([undefined, 'plain()']);
    expect(await sent('gzip, deflate, br')).toEqual(['br', 'as brotli']);
    expect(await sent('br;q=0, gzip')).toEqual(['gzip', 'as gzip']);
    expect(await sent('identity')).toEqual([undefined, 'plain()']);
  });

  test('worker, manifest and icons are asked for again each time, and the worker may name no script [SV-1]', async () => {
    const types = {
      '/sw.js': 'text/javascript; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json',
      '/icon-192.png': 'image/png',
      '/favicon.ico': 'image/x-icon',
      '/robots.txt': 'text/plain; charset=utf-8',
    };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await server.call('GET', path);
      expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        path,
        200,
        type,
        'no-cache',
      ]);
      expect((headers.get('content-security-policy') ?? '').split('; ')).toEqual(
        expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'", "trusted-types 'none'"]),
      );
    }
  });

  test('an asset that is not there, and a file of the build that is not served by its name, are 404 [NAV-8, OT-6]', async () => {
    for (const path of [
      '/static/js/old.js',
      '/index.html',
      '/static/',
      '/static/js',
      '/sign-in/index.html',
      '/.built-from',
      '/app.html.br',
      `${script}.br`,
    ])
      expect([path, (await rawGet(server.url + path)).status]).toEqual([path, 404]);
    expect((await server.call('POST', '/sign-in')).status).toBe(404);
  });
});
