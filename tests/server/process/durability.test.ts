import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { loginAnswer } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { linkIn, newAddress, password, registrationOf } from '../../support/server/accounts.ts';
import { runToEnd, startProcess, type ServerProcess } from '../../support/server/process.ts';
import { caller } from '../../support/server.ts';

const numbers = { first_number: 1, second_number: 2, third_number: 3, fourth_number: 4, fifth_number: 5, mega_ball: 6 };

describe('the server as a process', () => {
  let folder: string;
  let running: ServerProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lottery-board-data-'));
  });
  afterEach(async () => {
    await running?.end('SIGKILL');
    running = undefined;
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async () => {
    running = await startProcess({ DATA_DIR: folder });
    return { call: caller(running.url), url: running.url };
  };
  const restart = async () => {
    await running?.end('SIGKILL');
    return start();
  };

  test('killed between any two steps, it keeps what it has acknowledged [SV-1]', { timeout: 240_000 }, async () => {
    const email = newAddress();
    let { call } = await start();
    expect((await call('POST', accountPaths.register, { body: registrationOf(email) })).status).toBe(201);
    ({ call } = await restart());
    const { uid, token } = linkIn(String((await call('GET', '/outbox')).body));
    expect((await call('POST', accountPaths.activate, { body: { uid64: uid, token } })).status).toBe(200);
    ({ call } = await restart());
    const signedIn = await call('POST', accountPaths.login, { body: { email, password } });
    const { access } = v.parse(loginAnswer, signedIn.body);
    ({ call } = await restart());
    expect((await call('POST', gamePaths('megamillions').tickets, { access, body: numbers })).status).toBe(201);
    ({ call } = await restart());
    expect((await call('GET', gamePaths('megamillions').tickets, { access })).body).toMatchObject([numbers]);
  });

  test('a second process on the data folder is refused with one line [SV-1]', { timeout: 120_000 }, async () => {
    await start();
    const second = await runToEnd({ DATA_DIR: folder });
    expect(second).toEqual({ code: 1, out: '', err: `The data folder ${folder} is in use by process ${running?.pid ?? 0}\n` });
  });

  test('asked to stop, it answers what is in flight, gives the folder back and ends with 0 [SV-1]', { timeout: 120_000 }, async () => {
    const { url } = await start();
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
    const status = new Promise<number>((resolve, reject) => {
      const sent = request(url + accountPaths.login, { method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.write('{"email":', () => {
        void ended();
        sent.end('"a@example.org","password":"Wrong-horse-9"}');
      });
    });
    let end: ReturnType<ServerProcess['end']> | undefined;
    const ended = () => (end = running?.end('SIGTERM'));
    expect(await status).toBe(400);
    expect(await end).toMatchObject({ code: 0, err: '' });
    expect(() => readFileSync(join(folder, 'server.lock'))).toThrow('ENOENT');
    running = undefined;
  });

  test('a wrong setting, or a port in use, stops the start with one line [SV-1]', { timeout: 120_000 }, async () => {
    expect(await runToEnd({ DATA_DIR: folder, ROLE: 'everything' })).toEqual({
      code: 1,
      out: '',
      err: 'ROLE must be one of api, worker, all\n',
    });
    const { url } = await start();
    const second = await runToEnd({ DATA_DIR: join(folder, 'other'), PORT: new URL(url).port });
    expect([second.code, second.out]).toEqual([1, '']);
    expect(second.err).toMatch(/^The port is in use [^\n]*; set PORT to another\n$/);
  });
});
