import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtDrawsCommand } from '../../support/server/built.ts';
import { root } from '../../../server/root.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { startProcess } from '../../support/server/process.ts';
import { accountCalls, newAddress } from '../../support/server/accounts.ts';
import { caller } from '../../support/server/caller.ts';

/** What has another mode than 0700, or 0600 for a file: names and modes, a line each. */
const wrongIn = (folder: string): string => {
  const others = ['(', '-type', 'd', '!', '-perm', '700', '-o', '!', '-type', 'd', '!', '-perm', '600', ')'];
  return execFileSync('find', [folder, ...others, '-printf', '%P %m\n'], { encoding: 'utf8' });
};

test('another user of the machine can never read anything in the data folder [SA-2]', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const folder = join(temporaryFolder('others'), 'data');
  const start = async () => {
    const running = await startProcess({ DATA_DIR: folder });
    expect((await accountCalls(caller(running.url)).register(newAddress())).status).toBe(201);
    return running;
  };
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DRAW_SOURCES: 'off' };
  execFileSync(process.execPath, [builtDrawsCommand, 'check'], { cwd: root, env, stdio: 'pipe' });
  expect(wrongIn(folder)).toBe('');

  const first = await start();
  expect(wrongIn(folder)).toBe('');
  await first.end('SIGKILL');
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'not the server’s, and left as it is');
  execFileSync('chmod', ['-R', 'a+rwX', folder]);

  const second = await start();
  expect(wrongIn(folder)).toBe('notes.txt 666\n');
  await second.end('SIGTERM');
  expect(wrongIn(folder)).toBe('notes.txt 666\n');
});
