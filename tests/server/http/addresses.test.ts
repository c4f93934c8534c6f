import { describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { startServer } from '../../support/server.ts';

describe('addresses', () => {
  const server = forAll(startServer);

  test('an unknown API path is a JSON 404, also with a missing or extra slash [API-7, API-13]', async () => {
    const paths = ['/api', '/api/', '/api/v1/none', '/api/v1/powerball/latest/', '/api/v1/powerball/tickets'];
    for (const path of [...paths, '/API/v1/about']) {
      const { status, body } = await server().call('GET', path);
      expect([path, status]).toEqual([path, 404]);
      if (path.startsWith('/api')) expect(body).toEqual({ error: 'There is nothing at this address.' });
    }
  });

  test('other methods are refused with those allowed [API-1, API-13, API-15]', async () => {
    const allowed = async (method: string, path: string) => {
      const { status, headers, body } = await server().call(method, path);
      return [status, headers.get('allow'), Object.keys(body as object)];
    };
    expect(await allowed('GET', accountPaths.login)).toEqual([405, 'POST', ['error']]);
    expect(await allowed('DELETE', gamePaths('powerball').tickets)).toEqual([405, 'GET, HEAD, POST', ['error']]);
    expect(await allowed('GET', gamePaths('megamillions').ticket('1'))).toEqual([405, 'PUT, DELETE', ['error']]);
    expect(await allowed('POST', gamePaths('powerball').latest)).toEqual([405, 'GET, HEAD', ['error']]);
  });

  test('security.txt says where to report a vulnerability, and until when that holds [SA-10]', async () => {
    const { status, headers, body } = await server().call('GET', '/.well-known/security.txt');
    const { settings, clock } = server().context;
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(body).toMatch(/^Contact: mailto:board@localhost\nExpires: \S+Z\nPreferred-Languages: en\nCanonical: \S+\n$/);
    expect(body).toContain(`Canonical: ${settings.publicUrl}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(String(body))?.[1] ?? '');
    expect((expires - clock.now()) / (24 * 3_600_000)).toBe(365);
  });

  const strictPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

  test('API responses are not cached by default, and every response has the strict policy [SV-1]', async () => {
    for (const path of ['/api/v1/powerball/latest', '/api/none', '/healthz', '/nowhere.js', '/outbox']) {
      const { headers } = await server().call('GET', path);
      expect(headers.get('content-security-policy')).toBe(strictPolicy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
      // It would open another process.
      expect(headers.get('cross-origin-opener-policy')).toBeNull();
      if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('an HTTPS site sends HSTS [SV-1]', async () => {
    const secure = await startServer({ env: { PUBLIC_URL: 'https://board.example.org' } });
    expect((await secure.call('GET', '/healthz')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
