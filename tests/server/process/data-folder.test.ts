import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtDrawsCommand } from '../../support/server/built.ts';
import { root } from '../../../server/root.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { startProcess } from '../../support/server/process.ts';
import { newAddress, registrationOf } from '../../support/server/accounts.ts';
import { caller } from '../../support/server/caller.ts';
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

test('another user of the machine can read nothing in the data folder at any time [SA-2]', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const folder = join(temporaryFolder('others'), 'data');
  const start = async () => {
    const running = await startProcess({ DATA_DIR: folder });
    const body = registrationOf(newAddress());
    expect((await caller(running.url)('POST', accountPaths.register, { body })).status).toBe(201);
    return running;
  };
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DRAW_SOURCES: 'off' };
  execFileSync(process.execPath, [builtDrawsCommand, 'check'], { cwd: root, env, stdio: 'pipe' });
  expect(wrongIn(folder)).toEqual([]);

  const first = await start();
  expect(wrongIn(folder)).toEqual([]);
  await first.end('SIGKILL');
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'not the server’s, and left as it is');
  openToEverybody(folder);

  const second = await start();
  expect(wrongIn(folder)).toEqual([`${notes} 666`]);
  await second.end('SIGTERM');
  expect(wrongIn(folder)).toEqual([`${notes} 666`]);
});
