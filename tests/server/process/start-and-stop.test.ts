import { readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { freePort } from '../../support/server/free-port.ts';
import { runToEnd, startProcess, type ServerProcess } from '../../support/server/process.ts';

/** The answer to the first request that finds the port open. */
const firstAnswer = async (url: string): Promise<Response> => {
  for (;;) {
    try {
      return await fetch(url);
    } catch {
      // Nobody is there yet.
    }
  }
};

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

describe('the server as a process', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(temporaryFolder('data'), 'data');
  });

  test('a second process on its data folder, or on its port, is refused with one line [SV-1]', async () => {
    const { url, pid } = await startProcess({ DATA_DIR: folder });
    const onFolder = await runToEnd({ DATA_DIR: folder });
    expect(onFolder).toEqual({ code: 1, out: '', err: `The data folder ${folder} is in use by process ${pid}\n` });
    const onPort = await runToEnd({ DATA_DIR: join(folder, 'other'), PORT: new URL(url).port });
    expect([onPort.code, onPort.out]).toEqual([1, '']);
    expect(onPort.err).toMatch(/^The port is in use [^\n]*; set PORT to another\n$/);
  });

  test('asked to stop, it answers what is in flight as the last on its connection, gives the folder back and ends with 0 [SV-1]', async () => {
    const running = await startProcess({ DATA_DIR: folder });
    const { url } = running;
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
    const answered = new Promise<readonly unknown[]>((resolve, reject) => {
      const sent = request(url + accountPaths.login, { method: 'POST' }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.connection]);
      });
      sent.on('error', reject);
      sent.write('{"email":', () => {
        void ended();
        sent.end('"a@example.org","password":"Wrong-horse-9"}');
      });
    });
    let end: ReturnType<ServerProcess['end']> | undefined;
    const ended = () => (end = running.end('SIGTERM'));
    expect(await answered).toEqual([400, 'close']);
    expect(await end).toMatchObject({ code: 0, err: '' });
    expect(() => readFileSync(join(folder, 'server.lock'))).toThrow('ENOENT');
  });

  test('asked to stop, it says for SHUTDOWN_DELAY that it is not ready, and goes on to answer [SV-1]', async () => {
    const running = await startProcess({ DATA_DIR: folder, SHUTDOWN_DELAY: '3' });
    const { url } = running;
    const get = async (path: string) => {
      const answer = await fetch(url + path);
      return [answer.status, await answer.text()];
    };
    const slow = request(url + accountPaths.login, { method: 'POST' });
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    await new Promise((resolve) => slow.write('{"email":', resolve));
    const end = running.end('SIGTERM');
    while ((await get('/readyz'))[0] === 200);
    expect(await get('/readyz')).toEqual([503, 'the server is stopping\n']);
    expect(await get('/healthz')).toEqual([200, 'ok\n']);
    expect((await get(gamePaths('powerball').history))[0]).toBe(200);
    while (await isListening(url));
    slow.end('"a@example.org","password":"Wrong-horse-9"}');
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(400);
    expect(await end).toMatchObject({ code: 0, err: '' });
  });

  test('requests queue until the database is open [SV-1]', async () => {
    const port = await freePort();
    const starting = startProcess({ DATA_DIR: folder, PORT: String(port) });
    const first = await firstAnswer(`http://localhost:${port}/readyz`);
    await starting;
    expect([first.status, await first.text()]).toEqual([200, 'ready\n']);
  });

  test('a wrong setting stops the start with one line [SV-1]', async () => {
    expect(await runToEnd({ DATA_DIR: folder, ROLE: 'everything' })).toEqual({
      code: 1,
      out: '',
      err: 'ROLE must be one of api, worker, all\n',
    });
  });
});
