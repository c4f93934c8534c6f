import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeFiles, filesBelow, textOf } from './project.ts';

type Limit = { readonly kind: string; readonly files: RegExp; readonly lines: number };

/** How many lines a file may have, by its kind; the first pattern that fits counts. */
const limits: readonly Limit[] = [
  { kind: 'a chart', files: /^machines\//, lines: 150 },
  { kind: 'a view', files: /^src\/views\//, lines: 100 },
  { kind: 'a piece of the look', files: /^src\/ui\//, lines: 100 },
  { kind: 'an effect', files: /^src\/effects\//, lines: 60 },
  { kind: 'another file of the app', files: /^src\//, lines: 150 },
  { kind: 'a file of the server', files: /^server\//, lines: 150 },
  { kind: 'a file of the tests', files: /^tests\//, lines: 200 },
];

/** Files that are longer, each with what would make cutting it worse. */
const longer: Readonly<Record<string, { readonly lines: number; readonly reason: string }>> = {
  'machines/session.machine.ts': { lines: 200, reason: 'signing in, renewing and signing out are one flow, and a chart is one literal' },
  'machines/ticket-row.machine.ts': { lines: 160, reason: 'editing and deleting are two ways through one row, and a chart is one literal' },
  'server/db/schema.ts': { lines: 300, reason: 'all tables in one file, as the migration generator reads them' },
};

const fullest = 12;
const folders = ['docs', 'machines', 'server', 'src', 'tests'];

const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length;
const usualLines = (file: string) => limits.find(({ files }) => files.test(file))?.lines ?? 0;

/** Folders that grow by a file with each decision and each change of the tables. */
const isLog = (file: string) => file.startsWith('docs/decisions/') || file.startsWith('server/db/migrations/');

/** Folders that grow with the flows: what is named after a chart there is not counted. */
const ofFlows = [
  'machines',
  'docs/flows',
  'docs/flows/paths',
  'docs/machines',
  'src/effects',
  'tests/paths',
  'tests/walks',
  'tests/walks/views',
];
const stemOf = (file: string) => basename(file).split('.')[0] ?? '';
const flows = filesBelow('machines').map(stemOf);

/** The things in a folder: a view and its style are one. */
const stemsIn = (folder: string, files: readonly string[]) =>
  new Set(
    files
      .filter((file) => dirname(file) === folder)
      .map(stemOf)
      .filter((stem) => !ofFlows.includes(folder) || !flows.includes(stem)),
  );

describe('sizes', () => {
  test.each(limits.map(({ kind, lines, files }) => [kind, lines, files] as const))('%s has at most %i lines', (_kind, lines, files) => {
    const ofKind = codeFiles.filter((file) => limits.find((limit) => limit.files.test(file))?.files === files);
    const long = ofKind.filter((file) => linesOf(file) > (longer[file]?.lines ?? lines));
    expect(long.map((file) => `${file}: ${linesOf(file)}`)).toEqual([]);
  });

  test('every exception is needed', () => {
    expect(Object.keys(longer).filter((file) => !codeFiles.includes(file) || linesOf(file) <= usualLines(file))).toEqual([]);
  });

  test(`a folder holds at most ${fullest} things, besides those of each flow`, () => {
    const files = folders
      .flatMap(filesBelow)
      .filter((file) => !isLog(file) && basename(file) !== 'README.md' && !/\.(?:png|webp)$/.test(file));
    const counts = [...new Set(files.map(dirname))].map((folder) => ({ folder, count: stemsIn(folder, files).size }));
    expect(counts.filter(({ count }) => count > fullest).map(({ folder, count }) => `${folder}: ${count}`)).toEqual([]);
  });
});
