import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { forAll, temporaryFolder } from '../../support/at-end.ts';
import { startServer } from '../../support/server.ts';
import { rawGet } from './raw-request.ts';

const script = '/static/js/main-abc123.js';
const scripts = '<script>gate()</script><script src="/x.js"></script>';
const helpline = '<a href="tel:1-800-69-73738">1-800-MY-RESET</a>';
const page = `<!doctype html><style>p{}</style><noscript><style>b{}</style></noscript>${scripts}${helpline}`;
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the built app', () => {
  const built = forAll(async () => {
    const dist = temporaryFolder('dist');
    for (const folder of ['static/js', 'sign-in']) mkdirSync(join(dist, folder), { recursive: true });
    const files = {
      'app.html': '<!doctype html>the app',
      'app.html.br': 'as brotli',
      'index.html': page,
      'sign-in/index.html': page,
      'sw.js': 'worker()',
      'manifest.webmanifest': '{}',
      '.built-from': 'secret',
      [script]: 'plain()',
      [`${script}.br`]: 'as brotli',
      [`${script}.gz`]: 'as gzip',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
    return {
      server: await startServer({ dist }),
      elsewhere: await startServer({ dist, env: { HELPLINE: 'Gamblers & <friends>' } }),
    };
  });
  const server = () => built().server;

  test('other addresses open the app, with 200 for emailed links, else with 404 [NAV-1, NAV-3, OT-6]', async () => {
    const links = [
      '/user/activate/1-2/abc',
      '/user/password-reset/1-2/abc',
      '/user/email-change/1-2/abc',
      ...['/', '.', '>', '%20', '%E2%80%8B', '=3D'].map((tail) => `/user/activate/1-2/abc${tail}`),
    ];
    const unknown = [
      '/sign-in//',
      '/Sign-in',
      '/no/such/screen',
      '/no/such/screen/',
      '/staticky',
      '/sign-in.',
      '/no.such',
      '/user/activate/1-2',
      '/user/activate/1-2/abc/d',
      '/sign-in.html',
      '/static.js',
      '/..%2f..%2fetc/pass.wd',
    ];
    for (const path of [...links, ...unknown]) {
      const { status, body, headers } = await server().call('GET', path);
      expect([path, status, body, headers.get('cache-control')]).toEqual([
        path,
        links.includes(path) ? 200 : 404,
        '<!doctype html>the app',
        'no-cache',
      ]);
    }
    const again = async (path: string) => {
      const etag = (await server().call('GET', path)).headers.get('etag') ?? '';
      return (await server().call('GET', path, { headers: { 'If-None-Match': etag } })).status;
    };
    expect([await again('/'), await again('/no/such/screen')]).toEqual([304, 404]);
    expect(await server().call('HEAD', '/sign-in')).toMatchObject({ status: 200, body: '' });
  });

  test('a prerendered address has its own page, with a policy for its style and script [NAV-1]', async () => {
    for (const path of ['/', '/sign-in', '/sign-in/', '/sign-in/?from=a-mail']) {
      const { status, body, headers } = await server().call('GET', path);
      expect([path, status, body, headers.get('cache-control')]).toEqual([path, 200, page, 'no-cache']);
      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      expect(policy.filter((rule) => /^(?:script|style)-src/.test(rule)).sort()).toEqual([
        `script-src 'self' '${hashOf('gate()')}'`,
        `style-src 'self' '${hashOf('p{}')}' '${hashOf('b{}')}'`,
      ]);
      const common = ["default-src 'none'", "require-trusted-types-for 'script'", 'trusted-types worker-address'];
      expect(policy).toEqual(expect.arrayContaining(common));
    }
  });

  test('every page has the helpline from the settings, in every encoding [LE-1]', async () => {
    const opened = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, open] of Object.entries(opened)) {
      const { headers, body } = await rawGet(`${built().elsewhere.url}/sign-in`, { 'Accept-Encoding': encoding });
      const ours = page
        .replace('1-800-MY-RESET', 'Gamblers &#38; &#60;friends&#62;')
        .replace('1-800-69-73738', '4amblers &#38; &#60;friends&#62;');
      expect([headers['content-encoding'] ?? 'identity', open(body).toString()]).toEqual([encoding, ours]);
    }
    expect((await built().elsewhere.call('GET', '/sign-in')).headers.get('etag')).not.toBe(
      (await server().call('GET', '/sign-in')).headers.get('etag'),
    );
  });

  test('hashed assets are cached forever and sent compressed if accepted [NAV-8]', async () => {
    const { headers } = await rawGet(server().url + script, {});
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const sent = async (asked: Record<string, string>) => {
      const answer = await rawGet(server().url + script, asked);
      return [answer.headers['content-encoding'], answer.body.toString()];
    };
    expect(await sent({})).toEqual([undefined, 'plain()']);
    expect(await sent({ 'Accept-Encoding': 'gzip, deflate, br' })).toEqual(['br', 'as brotli']);
    expect(await sent({ 'Accept-Encoding': 'br;q=0, gzip' })).toEqual(['gzip', 'as gzip']);
    expect(await sent({ 'Accept-Encoding': 'identity' })).toEqual([undefined, 'plain()']);
  });

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is revalidated, and its policy allows no Trusted Types policy [SV-1]', async (path, type) => {
    const { headers } = await server().call('GET', path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-cache']);
    expect((headers.get('content-security-policy') ?? '').split('; ')).toEqual(
      expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'", "trusted-types 'none'"]),
    );
  });

  test('a missing asset, and a file not served under its name, are 404 [NAV-8, OT-6]', async () => {
    const missing = ['/static/js/old.js', '/static/', '/static/js'];
    const unnamed = ['/index.html', '/sign-in/index.html', '/.built-from', '/app.html.br', `${script}.br`];
    for (const path of [...missing, ...unnamed]) {
      const { status, body } = await rawGet(server().url + path, {});
      expect([path, status, body.toString()]).toEqual([path, 404, 'Not found\n']);
    }
    expect((await server().call('POST', '/sign-in')).status).toBe(404);
  });
});
