import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { waitTimeout } from '../../support/limits.ts';
import { freePort } from '../../support/server/loopback.ts';
import { runToEnd, startProcess } from '../../support/server/process.ts';

test('a server answers at once, owns its folder and port, drops the slow, stops with 0 [SV-1, SA-9]', async () => {
  const folder = join(temporaryFolder('data'), 'data');
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return [answer.status, await answer.text()];
  };
  // On a busy machine the database may take longer than a second to be ready, which is a warning.
  const starting = startProcess({ DATA_DIR: folder, PORT: port, SHUTDOWN_DELAY: '3', LOG_LEVEL: 'error' });
  // The port is open before the database is.
  expect(await vi.waitFor(() => get('/healthz'), waitTimeout)).toEqual([200, 'ok\n']);
  await expect.poll(() => get('/readyz')).toEqual([200, 'ready\n']);
  const { pid, end } = await starting;

  // Nobody holds a connection by sending headers or a body slowly.
  const start = `POST ${accountPaths.login} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const dropped = [start, `${start}Content-Length: 40\r\n\r\n{"email":`].map((sent) => {
    const socket = connect(Number(port), 'localhost');
    socket.write(sent);
    return text(socket);
  });
  const [onFolder, onHost, onPort] = await Promise.all([
    runToEnd({ DATA_DIR: folder }),
    runToEnd({ DATA_DIR: join(folder, 'other'), HOST: '192.0.2.1' }),
    runToEnd({ DATA_DIR: join(folder, 'other'), PORT: port }),
  ]);
  for (const { code, out } of [onFolder, onHost, onPort]) expect([code, out]).toEqual([1, '']);
  expect(onFolder.err).toMatch(new RegExp(`^The data folder ${folder} is in use by process ${pid}: [^\\n]*\\n$`));
  expect(onHost.err).toMatch(/^The server cannot listen there [^\n]*; set HOST or PORT to another\n$/);
  expect(onPort.err).toMatch(/^The port is in use [^\n]*; set PORT to another\n$/);
  for (const answer of await Promise.all(dropped)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);

  const slow = request(url + accountPaths.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  await new Promise((resolve) => slow.write('{"email":', resolve));
  const ended = end('SIGTERM');
  await expect.poll(() => get('/readyz')).toEqual([503, 'the server is stopping\n']);
  expect(await get('/healthz')).toEqual([200, 'ok\n']);
  expect((await get(gamePaths('powerball').history))[0]).toBe(200);
  await expect.poll(() => get('/healthz').catch(() => 'refused')).toBe('refused');
  slow.end('"a@example.org","password":"Wrong-horse-9"}');
  const [response] = await answered;
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([400, 'close']);
  expect(await ended).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

test('a second signal ends a server that is still waiting for its delay [SV-1]', async () => {
  const { url, end } = await startProcess({ SHUTDOWN_DELAY: '600' });
  void end('SIGINT');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).text()).toBe('the server is stopping\n');
  expect((await end('SIGINT')).code).toBeNull();
});
