import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, filesBelow, textOf, top } from './project.ts';

const texts = [
  ...['.ci', '.github', 'deploy', 'docs', 'machines', 'server', 'src', 'tests']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|js|css|html|json|md|sql|ya?ml|svg|conf|env|service)$|\/run$/.test(file))
    .filter((file) => !file.startsWith('.ci/reports/')),
  'README.md',
  'compose.yaml',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
/** Lines of files in which a pattern occurs, each with its place. */
const occurrences = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

test.each([
  ['no text marks unfinished work', texts, /\bTO[D]O\b|\bFIX[M]E\b|\bX[X]X\b/],
  ['no style removes the box of an element: axe would overlook its text', codeFiles, /display: 'content[s]'/],
  ['every lint suppression has a reason', codeFiles, /lint[-]disable(?!.* -- \S)/],
])('%s', (_, files, pattern) => {
  expect(occurrences(files, pattern)).toEqual([]);
});

const anchorsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(texts.filter((file) => file.endsWith('.md')))('every link of %s leads somewhere', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)];
  const dead = links.filter(([, path = '', anchor = '']) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(join(top, target)) || (anchor !== '' && !anchorsOf(target).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('no text contains a path on one machine', () => {
  const own = [top, join(dirname(top), 'shared')].filter((place) => place.split('/').length > 2);
  expect(texts.filter((file) => own.some((place) => textOf(file).includes(`${place}/`)))).toEqual([]);
  expect(occurrences(texts, /(?<![\w.])\/(?:hom[e]|User[s]|roo[t])\//)).toEqual([]);
});

test('each test file has a test that needs no PostgreSQL: without any, vitest fails the file', () => {
  const blocksOf = (file: string) => textOf(file).match(/^(?:describe|test|walk)\b.*$/gm) ?? [];
  const needPostgres = (file: string) => blocksOf(file).every((line) => line.includes('(onPostgres)'));
  expect(codeFiles.filter((file) => file.endsWith('.test.ts') && needPostgres(file))).toEqual([]);
});

test('the list of dependencies has a line for each, and no other', () => {
  const manifest = JSON.parse(textOf('package.json')) as Record<'dependencies' | 'devDependencies', object>;
  const named = [...textOf('docs/decisions/0002-dependencies.md').matchAll(/^- `([^`]+)`: \S/gm)].map(
    ([, name]) => name,
  );
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(named.toSorted()).toEqual(installed.toSorted());
});
