import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../../server/db/folder-lock.ts';
import { temporaryFolder } from '../../support/at-end.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = temporaryFolder('lock');
    lock = join(folder, 'server.lock');
  });

  test('keeps a second process out until it is released [SV-1]', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder, 0)).rejects.toThrow(/is in use by process \d+: stop it first/);
    unlock();
    expect(existsSync(lock)).toBe(false);
    (await lockFolder(folder))();
  });

  test('is taken from an owner that takes a moment to die [SV-1]', async () => {
    const dying = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    onTestFinished(() => void dying.kill('SIGKILL'));
    writeFileSync(lock, String(dying.pid));
    const taken = lockFolder(folder);
    dying.kill('SIGKILL');
    (await taken)();
  });

  test('is taken from an owner that is dead, or whose id another process has now [SV-1]', async () => {
    const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    for (const owner of [dead, `${dead} 12345`, `${process.ppid} 1`, '', 'damaged']) {
      writeFileSync(lock, owner);
      const unlock = await lockFolder(folder);
      expect(readFileSync(lock, 'utf8').split(' ')[0]).toBe(String(process.pid));
      unlock();
    }
  });

  test('that cannot be read or replaced stops the start with one line that names it [SV-1]', async () => {
    const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    const stale = join(temporaryFolder('stale'), 'server.lock');
    mkdirSync(lock);
    writeFileSync(stale, dead);
    // Blocks the rename that moves a stale lock aside.
    mkdirSync(`${stale}.${process.pid}`);
    for (const path of [lock, stale]) {
      const message =
        `Cannot read or replace the lock ${path}: ` +
        'if no server uses its folder, delete it and make the folder writable';
      const taken = lockFolder(dirname(path), 100);
      await expect(taken).rejects.toThrow(expect.objectContaining({ name: 'OperatorError', message }));
    }
  });

  test('needs a writable folder [SV-1]', async () => {
    for (const path of [process.execPath, join(process.execPath, 'data')])
      await expect(lockFolder(path)).rejects.toThrow(
        /^The data folder is not writable \([^\n]*\): set DATA_DIR to a folder of your own$/,
      );
  });

  test('is not released by a process that has lost it [SV-1]', async () => {
    const unlock = await lockFolder(folder);
    writeFileSync(lock, 'somebody else');
    unlock();
    expect(readFileSync(lock, 'utf8')).toBe('somebody else');
  });
});
