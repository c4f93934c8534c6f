import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, authenticatedClient, plainClient } from '../../src/client/calls.ts';
import { errorOf } from '../../src/protocol/answers.ts';

const withServer = async <T>(answer: RequestListener, work: (url: string) => Promise<T>): Promise<T> => {
  const server = createServer(answer);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', () => listening()));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const client = (onUnauthorized = () => undefined) =>
  authenticatedClient({ accessToken: () => Promise.resolve('abc'), onUnauthorized });
const fitting = v.object({ message: v.string() });

describe('the authenticated client', () => {
  test('sends JSON under its own header and returns the data of each verb [SE-2, SE-5]', async () => {
    const seen: unknown[] = [];
    const answer: RequestListener = (request, response) => {
      const { method, url, headers } = request;
      seen.push([method, url, headers['x-authorization'], headers['content-type']]);
      json(200, { message: 'yes' })(request, response);
    };
    await withServer(answer, async (url) => {
      expect(await client().get(`${url}a`, fitting, { page: '2' })).toEqual({ message: 'yes' });
      expect(await client().post(`${url}b`, fitting, { n: 1 })).toEqual({ message: 'yes' });
      expect(await client().put(`${url}c`, fitting, { n: 1 })).toEqual({ message: 'yes' });
      expect(await client().delete(`${url}d`, fitting)).toEqual({ message: 'yes' });
    });
    expect(seen).toEqual([
      ['GET', '/a?page=2', 'Authorization abc', undefined],
      ['POST', '/b', 'Authorization abc', 'application/json'],
      ['PUT', '/c', 'Authorization abc', 'application/json'],
      ['DELETE', '/d', 'Authorization abc', undefined],
    ]);
  });

  test.each([
    [409, 'Too many tickets.'],
    [429, 'Too many tickets. Try again in 42 seconds.'],
  ])(
    'a post that is refused (%i) is its error as a message; a put or delete throws it [SE-5, PL-3]',
    (status, message) =>
      withServer(json(status, { error: 'Too many tickets.' }, { 'retry-after': '42' }), async (url) => {
        const error = new ApiError({ outcome: 'refused', message });
        expect(await client().post(url, fitting, {})).toEqual(error.answer);
        await expect(client().put(url, fitting, {})).rejects.toEqual(error);
        await expect(client().delete(url, fitting)).rejects.toEqual(error);
      }),
  );

  test.each([
    ['42', { error: 'Too many tries.' }, 'Too many tries. Try again in 42 seconds.'],
    ['1', { error: 'Not so often.' }, 'Not so often. Try again in 1 second.'],
    ['840', { error: { email: ['Not so often.'] } }, 'Not so often. Try again in 14 minutes.'],
    ['60', '<html>', 'Too many tries. Try again in 60 seconds.'],
    [new Date(Date.now() + 3_600_000).toUTCString(), {}, 'Too many tries. Try again in 60 minutes.'],
    ['0', { error: 'Not so often.' }, 'Not so often.'],
    ['soon', { error: 'Not so often.' }, 'Not so often.'],
  ])('a 429 with Retry-After %j and %j says "%s" [OT-13]', (wait, body, text) =>
    withServer(json(429, body, { 'retry-after': wait }), async (url) =>
      expect(errorOf((await plainClient.post(url, {})).data)?.message).toBe(text),
    ),
  );

  test('every 401 is reported [SE-3]', () =>
    withServer(json(401, { error: 'Sign in, please.' }), async (url) => {
      const onUnauthorized = vi.fn();
      await expect(client(onUnauthorized).get(url, fitting)).rejects.toThrow('Sign in, please.');
      await client(onUnauthorized).post(url, fitting);
      expect(onUnauthorized).toHaveBeenCalledTimes(2);
    }));

  test('an answer that does not fit is thrown, not returned, and not as the server’s words [SE-7]', () =>
    withServer(json(200, { message: 7 }), async (url) => {
      await expect(client().get(url, fitting)).rejects.toMatchObject({ name: 'Error' });
    }));

  test.concurrent.each<[string, RequestListener]>([
    ['never comes', () => undefined],
    ['stops half way', (_, response) => void response.writeHead(200, { 'content-length': 100 }).write('{"mess')],
  ])('an answer that %s rejects in the end [SE-2]', (_, answer) =>
    withServer(answer, async (url) => {
      await expect(client().get(url, fitting)).rejects.toMatchObject({ name: 'TimeoutError' });
    }),
  );
});

describe('the plain client', () => {
  test('gives every status as an answer, JSON or not [SE-5]', async () => {
    await withServer(json(400, { error: 'No.' }), async (url) =>
      expect(await plainClient.post(url, {})).toEqual({ status: 400, data: { error: 'No.' } }),
    );
    await withServer(
      (_, response) => void response.writeHead(502).end('<html>'),
      async (url) => expect(await plainClient.post(url, {})).toEqual({ status: 502, data: '<html>' }),
    );
  });

  test('rejects when nobody answers [SI-7]', () =>
    expect(plainClient.post('http://127.0.0.1:9/', {})).rejects.toThrow());
});
