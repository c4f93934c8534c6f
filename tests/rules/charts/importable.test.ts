import { describe, expect, test } from 'vitest';
import { charts, fileOf, sourceOf } from '../../support/charts/charts.ts';
import { importChart } from '../../support/charts/importable.ts';
import { unwritten } from '../../support/charts/literal.ts';
import { nodesOf } from '../../support/charts/wording.ts';

const chart = (config: string) =>
  `import { setup } from 'xstate';\nexport const aMachine = setup({}).createMachine(${config});\n`;

describe('a chart that a reviewer can paste into Stately', () => {
  test.each(charts)('$stem runs with xstate alone and is written out', ({ stem }) => {
    const [file, text] = [fileOf(stem), sourceOf(stem)];
    expect([...importChart(file, text).troubles, ...unwritten(file, text)]).toEqual([]);
  });

  test.each(charts)('$stem has the same states there as in the app', ({ stem, machine }) => {
    const found = importChart(fileOf(stem), sourceOf(stem)).machines.flatMap(nodesOf);
    expect(found.map(({ id }) => id)).toEqual(nodesOf(machine).map(({ id }) => id));
  });
});

const two = `${chart('{}')}export const bMachine = setup({}).createMachine({});`;

test.each([
  [
    `import { limit } from '../src/rules/games.ts';\n${chart('{}')}`,
    "'../src/rules/games.ts' is not there in Stately's editor; write `import type`, or move what it brings.",
  ],
  [
    `${chart('{}')}localStorage.clear();`,
    'it does not run with xstate alone (ReferenceError: localStorage is not defined); move what it needs to the effects.',
  ],
  [two, 'export exactly one machine; there are 2.'],
])('%j is told what to change so that it can be imported', (text, trouble) => {
  expect(importChart('a.machine.ts', text).troubles).toEqual([`a.machine.ts: ${trouble}`]);
});

test.each([
  ['{ states: { ...rest } }', 'write `...rest` as key and value; Stately reads nothing else.'],
  ['{ initial: mode.open }', "write 'initial' out as a literal; Stately cannot follow `mode.open`."],
  ['{ on: { a: { guard: () => true } } }', "name what 'guard' does and put the function into setup()."],
  ['{ context: () => { return {}; } }', "let the function of 'context' be one expression."],
])('%s is not written out', (config, trouble) => {
  expect(unwritten('a.machine.ts', chart(config))).toEqual([`a.machine.ts:2: ${trouble}`]);
});
