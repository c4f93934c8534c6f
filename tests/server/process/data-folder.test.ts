import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtDrawsCommand } from '../../../server/build/server.ts';
import { root } from '../../../server/root.ts';
import { startProcess, type ServerProcess } from '../../support/server/process.ts';
import { newAddress, registrationOf } from '../../support/server/accounts.ts';
import { caller } from '../../support/server.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';

/** Everything in a folder, at any depth, with the folder itself. */
const entriesOf = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** What has another mode than 0700, or 0600 for a file. */
const wrongIn = (folder: string): readonly string[] =>
  entriesOf(folder)
    .map((name) => ({ name, entry: lstatSync(name) }))
    .filter(({ entry }) => (entry.mode & 0o777) !== (entry.isDirectory() ? 0o700 : 0o600))
    .map(({ name, entry }) => `${name} ${(entry.mode & 0o777).toString(8)}`);

const openToEverybody = (folder: string): void => {
  for (const name of entriesOf(folder)) chmodSync(name, lstatSync(name).isDirectory() ? 0o755 : 0o666);
};

describe('another user of a machine whose umask leaves everything open', () => {
  let top: string;
  let folder: string;
  let running: ServerProcess | undefined;
  let before: number;
  beforeEach(() => {
    before = process.umask(0);
    top = mkdtempSync(join(tmpdir(), 'lottery-board-others-'));
    folder = join(top, 'data');
  });
  afterEach(async () => {
    process.umask(before);
    await running?.end('SIGKILL');
    running = undefined;
    rmSync(top, { recursive: true, force: true });
  });
  const start = async () => {
    running = await startProcess({ DATA_DIR: folder });
    const body = registrationOf(newAddress());
    expect((await caller(running.url)('POST', accountPaths.register, { body })).status).toBe(201);
  };

  test('finds nothing of a new data folder open, running or stopped [SA-2]', async () => {
    await start();
    expect(wrongIn(folder)).toEqual([]);
    await running?.end('SIGTERM');
    expect(wrongIn(folder)).toEqual([]);
  });

  test('finds nothing open of one that an older build has left, once the server has started [SA-2]', async () => {
    await start();
    await running?.end('SIGKILL');
    const notes = join(folder, 'notes.txt');
    writeFileSync(notes, 'not the server’s, and left as it is');
    openToEverybody(folder);
    await start();
    expect(wrongIn(folder)).toEqual([`${notes} 666`]);
  });

  test('finds nothing open of one that a command has made [SA-2]', () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, DRAW_SOURCES: 'off' };
    execFileSync(process.execPath, [builtDrawsCommand, 'check'], { cwd: root, env, stdio: 'pipe' });
    expect(wrongIn(folder)).toEqual([]);
  });
});
