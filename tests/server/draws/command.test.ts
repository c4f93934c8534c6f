import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../../server/db/folder-lock.ts';
import { drawsRequest } from '../../../server/draws/terminal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lottery-board-draws-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Run = { readonly code: number; readonly stdout: string; readonly stderr: string };

const draws = (...words: readonly string[]) =>
  new Promise<Run>((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') };
    execFile(process.execPath, ['--import', 'tsx', 'server/draws/command.ts', ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });

test('a file is imported, and a check says what is missing [SV-6]', async () => {
  const file = join(folder, 'draws.csv');
  writeFileSync(
    file,
    'Powerball,12,30,2023,26,10,34,11,27,7,4\nPowerball,12,23,2023,9,14,17,18,53,6,3\nPowerball,12,24,2023,9,14,17,18,53,6,3\n',
  );
  expect(await draws('import', file, '--game', 'powerball', '--source', 'texas-lottery')).toEqual({
    code: 0,
    stdout:
      '  skipped  2023-12-24 9 14 17 18 53 + 6  The game is not drawn on that weekday.\nPower Ball, texas-lottery: 2 draws, 2 new or changed, 1 skipped\n',
    stderr: '',
  });
  const { code, stdout } = await draws('check');
  expect(code).toBe(0);
  expect(stdout.split('\n').slice(0, 9)).toEqual([
    'Power Ball',
    '  missing draw dates (2)',
    '    2023-12-25',
    '    2023-12-27',
    '  missing in texas-lottery (2)',
    '    2023-12-25',
    '    2023-12-27',
    '  refused reports (1)',
    '    texas-lottery  2023-12-24 9 14 17 18 53 + 6  The game is not drawn on that weekday.',
  ]);
  expect(stdout).toContain('  2 draws, 2 missing, 0 conflicts, 1 refused, 0 corrections\n');
});

test('a file that is not there is refused with one line [SV-6]', async () => {
  const { code, stdout, stderr } = await draws('import', join(folder, 'none.csv'), '--game', 'powerball', '--source', 'texas-lottery');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^.*none\.csv cannot be read: .*\n$/);
});

test('while a server has the data folder, the command is refused with one line [SV-1]', async () => {
  const unlock = lockFolder(join(folder, 'data'));
  const { code, stderr } = await draws('check');
  unlock();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The data folder .* is in use by process \d+\. Stop the server first, or use DATABASE_URL\.\n$/);
});

test.each([
  [[], 'nothing to do'],
  [['export'], 'no such command: export'],
  [['check', 'twice'], 'too many words: check twice'],
  [['import'], 'FILE is missing'],
  [['import', 'a.csv', '--source', 'texas-lottery'], '--game must be powerball or megamillions'],
  [['import', 'a.csv', '--game', 'powerball', '--source', 'radio'], '--source must be ny-open-data or texas-lottery'],
])('the words %j are refused with: %s [SV-6]', (words, message) => {
  expect(() => drawsRequest(words)).toThrow(message);
});

test('words that can be followed say what to do [SV-6]', () => {
  expect(drawsRequest(['import', 'a.csv', '--game', 'powerball', '--source', 'ny-open-data'])).toEqual({
    ...{ action: 'import', file: 'a.csv', game: 'powerball', source: 'ny-open-data' },
  });
  expect(drawsRequest(['sync'])).toEqual({ action: 'sync' });
});
