import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDrawsCommand } from '../../support/server/built.ts';
import { outbox } from '../../../server/db/schema.ts';
import { lastDrawDate } from '../../../src/rules/draw-times.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import { commandOnFolder } from '../../support/server/process.ts';
import { drawsWork } from '../../../server/draws/terminal.ts';
import { emptyDraws } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, drawn } from '../results/fixture.ts';
import { drawsCommand } from './fixture.ts';

const fileOf = (text: string) => {
  const file = join(temporaryFolder('draws'), 'draws.csv');
  writeFileSync(file, text);
  return file;
};
const importOf = (file: string) => ['import', file, '--game', 'powerball', '--source', 'texas-lottery'];

test('the command itself notifies players of draws that an operator confirms [SV-6, GR-3]', async () => {
  const { run, within } = commandOnFolder(builtDrawsCommand);
  const user_id = await within(async (db) => {
    const ann = await addPerson(db, 'ann');
    await addTicket(db, ann, drawn, { changed: 0 });
    return ann;
  });
  const date = lastDrawDate('powerball', Date.now());
  const words = ['confirm', '--game', 'powerball', '--date', date, '--numbers', '5 12 33 41 60 8'];
  const out = `Power Ball, ${date}: 5 12 33 41 60 + 8, confirmed\n`;
  expect(await run(...words)).toEqual({ code: 0, out, err: '' });
  expect(await within((db) => db.select().from(outbox))).toMatchObject([{ user_id, kind: 'results', date }]);
});

const connected = emptyDraws(openTestMemory);
const follow = (words: readonly string[]) => drawsCommand(connected(), words);

test('a check lists what is missing and what was refused [SV-6]', async () => {
  const file = fileOf(
    [
      'Powerball,12,30,2023,26,10,34,11,27,7,4',
      'Powerball,12,23,2023,9,14,17,18,53,6,3',
      'Powerball,12,24,2023,9,14,17,18,53,6,3',
    ].join('\n'),
  );
  for (const changed of [2, 0])
    expect(await follow(importOf(file))).toEqual([
      '  skipped  2023-12-24 9 14 17 18 53 + 6  The game is not drawn on that weekday.',
      `Power Ball, texas-lottery: 2 draws, ${changed} new or changed, 1 skipped`,
    ]);
  expect(await follow(['check'])).toEqual([
    'Power Ball',
    '  missing draw dates (2)',
    '    2023-12-25',
    '    2023-12-27',
    '  missing in texas-lottery (2)',
    '    2023-12-25',
    '    2023-12-27',
    '  refused reports (1)',
    '    texas-lottery  2023-12-24 9 14 17 18 53 + 6  The game is not drawn on that weekday.',
    '  2 draws, 2 missing, 0 conflicts, 1 refused, 0 corrections',
    'Mega Millions',
    '  0 draws, 0 missing, 0 conflicts, 0 refused, 0 corrections',
  ]);
});

test('a missing file is refused with one line [SV-6]', async () => {
  await expect(follow(importOf('/none.csv'))).rejects.toThrow(/^.*none\.csv cannot be read: .*$/);
});

test('a file with ambiguous dates is imported once their order is given [OT-14]', async () => {
  const file = fileOf('Draw Date,Winning Numbers,Multiplier\n06/01/2024,10 11 26 27 34 07,4\n');
  const words = ['import', file, '--game', 'powerball', '--source', 'ny-open-data'];
  await expect(follow(words)).rejects.toThrow(/draws\.csv: all days are 12 or less.*--date-order/);
  expect(await follow([...words, '--date-order', 'dmy'])).toEqual([
    'Power Ball, ny-open-data: 1 draw, 1 new or changed, 0 skipped',
  ]);
});

test.each([
  [[], 'nothing to do'],
  [['export'], 'no such command: export'],
  [['check', 'twice'], 'too many arguments: check twice'],
  [['check', '--all'], "Unknown option '--all'\n"],
  [['check', '--game', 'powerball'], 'check takes no --game\n'],
  [['sync', '--source', 'texas-lottery'], 'sync takes no --source\n'],
  [[...importOf('a.csv'), '--date', '2026-11-18'], 'import takes no --date\n'],
  [['confirm', '--game', 'powerball', '--date-order', 'mdy'], 'confirm takes no --date-order\n'],
  [['import'], 'FILE is missing'],
  [['import', 'a.csv', '--source', 'texas-lottery'], '--game must be powerball or megamillions'],
  [[...importOf('a.csv'), '--date-order', 'ymd'], '--date-order must be mdy (month first) or dmy'],
  [[...importOf('a.csv'), '--source', 'radio'], '--source must be ny-open-data or texas-lottery'],
])('the arguments %j are refused with: %s [SV-6]', (words, message) => {
  expect(() => drawsWork(words)).toThrow(message);
});
