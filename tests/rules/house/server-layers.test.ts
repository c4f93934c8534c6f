import { expect, test } from 'vitest';
import { allImports } from './imports.ts';

/** The server from its foundation up; a file belongs to the first layer whose name begins its path below `server/`. */
const layers = [
  ...['clock', 'redaction', 'log', 'root', 'grouped', 'settings', 'secrets', 'build/'],
  ...['db/', 'metrics', 'jobs/', 'http/', 'context'],
  ...['sessions/', 'mail/', 'draws/', 'tickets/', 'results/', 'accounts/'],
  ...['health', 'routes', 'app', 'serve', 'dev', 'prestart', 'start'],
];

const layerOf = (file: string): number => layers.findIndex((layer) => file.startsWith(`server/${layer}`));

test('every file of the server belongs to a layer', () => {
  const files = allImports.map(({ from }) => from).filter((file) => file.startsWith('server/'));
  expect([...new Set(files)].filter((file) => layerOf(file) < 0)).toEqual([]);
});

test('no import of the server runs up, of a type neither', () => {
  const up = allImports.filter(
    ({ from, file }) => from.startsWith('server/') && file?.startsWith('server/') && layerOf(file) > layerOf(from),
  );
  expect(up.map(({ from, file }) => `${from} ← ${file}`)).toEqual([]);
});
