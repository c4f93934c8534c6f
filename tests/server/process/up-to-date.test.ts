import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepUpToDate } from '../../../server/build/up-to-date.ts';
import { root } from '../../../server/root.ts';

let place: string;
beforeEach(() => {
  // On the same disk as what is renamed to it.
  place = mkdtempSync(join(root, 'node_modules/.cache/lottery-board-built-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const make = (name: string, madeOf: string) =>
  keepUpToDate(join(place, name), madeOf, async (aside) => {
    mkdirSync(aside, { recursive: true });
    await Promise.resolve();
    writeFileSync(join(aside, `${name}.js`), madeOf);
  });
const filesOf = (name: string) => readdirSync(join(place, name)).filter((file) => file.endsWith('.js'));

test('two things that are built at the same time do not come into each other’s folders [SV-1]', async () => {
  await Promise.all([make('app', 'one'), make('server', 'two')]);
  expect([filesOf('app'), filesOf('server')]).toEqual([['app.js'], ['server.js']]);
});

test('what was built of the same sources stays, and of others is built anew [SV-1]', async () => {
  await make('app', 'one');
  rmSync(join(place, 'app/app.js'));
  await make('app', 'one');
  expect(filesOf('app')).toEqual([]);
  await make('app', 'two');
  expect(filesOf('app')).toEqual(['app.js']);
});

test('of two that build the same at the same time, the slower leaves what the faster one has put in place, for it may be in use [SV-1]', async () => {
  await keepUpToDate(join(place, 'app'), 'one', async (aside) => {
    await make('app', 'one');
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, 'slower.js'), 'one');
  });
  expect(filesOf('app')).toEqual(['app.js']);
});
