import { createServer, type RequestListener } from 'node:http';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiError, authenticatedClient, plainClient } from '../../src/client/calls.ts';
import { errorOf } from '../../src/protocol/answers.ts';
import { onLoopback } from '../support/server/loopback.ts';

const serverWith = async (answer: RequestListener) => (await onLoopback(createServer(answer))).url;

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const client = authenticatedClient({ accessToken: () => Promise.resolve('abc'), onUnauthorized: () => undefined });
const fitting = v.object({ message: v.string() });

describe('the authenticated client', () => {
  test('sends JSON under its own header and returns the data of each verb [SE-2, SE-5]', async () => {
    const seen: unknown[] = [];
    const answer: RequestListener = (request, response) => {
      const { method, url, headers } = request;
      seen.push([method, url, headers['x-authorization'], headers['content-type']]);
      json(200, { message: 'yes' })(request, response);
    };
    const url = await serverWith(answer);
    expect(await client.get(`${url}/a`, fitting, { page: '2' })).toEqual({ message: 'yes' });
    expect(await client.post(`${url}/b`, fitting, { n: 1 })).toEqual({ message: 'yes' });
    expect(await client.put(`${url}/c`, fitting, { n: 1 })).toEqual({ message: 'yes' });
    expect(await client.delete(`${url}/d`, fitting)).toEqual({ message: 'yes' });
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
  ])('a refused post (%i) returns its error; a put or delete throws it [SE-5, PL-3]', async (status, message) => {
    const url = await serverWith(json(status, { error: 'Too many tickets.' }, { 'retry-after': '42' }));
    const error = new ApiError({ outcome: 'refused', message });
    expect(await client.post(url, fitting, {})).toEqual(error.answer);
    await expect(client.put(url, fitting, {})).rejects.toEqual(error);
    await expect(client.delete(url, fitting)).rejects.toEqual(error);
  });

  test.each([
    ['42', { error: 'Too many tries.' }, 'Too many tries. Try again in 42 seconds.'],
    ['1', { error: 'Not so often.' }, 'Not so often. Try again in 1 second.'],
    ['90', '<html>', 'Too many tries. Try again in 90 seconds.'],
    ['91', {}, 'Too many tries. Try again in 2 minutes.'],
    ['840', { error: { email: ['Not so often.'] } }, 'Not so often. Try again in 14 minutes.'],
    [new Date(Date.now() + 3_600_000).toUTCString(), {}, 'Too many tries. Try again in 60 minutes.'],
    ['0', { error: 'Not so often.' }, 'Not so often.'],
    ['soon', { error: 'Not so often.' }, 'Not so often.'],
  ])('a 429 with Retry-After %j and %j says "%s" [OT-13]', async (wait, body, text) => {
    const url = await serverWith(json(429, body, { 'retry-after': wait }));
    expect(errorOf((await plainClient.post(url, {})).data)?.message).toBe(text);
  });

  test('an answer that does not match its schema throws a plain error [SE-7]', async () => {
    const url = await serverWith(json(200, { message: 7 }));
    await expect(client.get(url, fitting)).rejects.toMatchObject({ name: 'Error' });
  });

  test('an answer that never comes, or stops halfway, times out [SE-2]', async () => {
    const half: RequestListener = (_, response) => response.writeHead(200, { 'content-length': 100 }).write('{"mess');
    const urls = await Promise.all([() => undefined, half].map(serverWith));
    const ends = await Promise.allSettled(urls.map((url) => client.get(url, fitting)));
    const late = { status: 'rejected', reason: { name: 'TimeoutError' } };
    expect(ends).toMatchObject([late, late]);
  });
});

describe('the plain client', () => {
  test('returns every status as an answer, JSON or not [SE-5]', async () => {
    const refusing = await serverWith(json(400, { error: 'No.' }));
    expect(await plainClient.post(refusing, {})).toEqual({ status: 400, data: { error: 'No.' } });
    const failing = await serverWith((_, response) => response.writeHead(502).end('<html>'));
    expect(await plainClient.post(failing, {})).toEqual({ status: 502, data: '<html>' });
  });

  test('rejects without an answer [SI-7]', () => expect(plainClient.post('http://127.0.0.1:9/', {})).rejects.toThrow());
});
