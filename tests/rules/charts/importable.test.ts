import { describe, expect, test } from 'vitest';
import { charts, fileOf, sourceOf } from '../../support/charts/charts.ts';
import { importChart } from '../../support/charts/importable.ts';
import { nodesOf } from '../../walk/chart.ts';

const chart = (config: string) =>
  `import { setup } from 'xstate';\nexport const aMachine = setup({}).createMachine(${config});\n`;

describe('a chart that a reviewer can paste into Stately', () => {
  test.each(charts)('$stem runs with xstate alone', ({ stem }) => {
    expect(importChart(fileOf(stem), sourceOf(stem)).errors).toEqual([]);
  });

  test.each(charts)('$stem has the same states there as in the app', ({ stem, machine }) => {
    const found = importChart(fileOf(stem), sourceOf(stem)).machines.flatMap(nodesOf);
    expect(found.map(({ id }) => id)).toEqual(nodesOf(machine).map(({ id }) => id));
  });
});

const rules = '../src/rules/games.ts';
const two = `${chart('{}')}export const bMachine = setup({}).createMachine({});`;

test.each([
  [
    `import { limit } from '${rules}';\n${chart('{}')}void limit;`,
    `it does not run with xstate alone (Error: '${rules}' is not there); move what it needs to the effects.`,
  ],
  [two, 'export exactly one machine; there are 2.'],
])('%j is told what to change so that it can be imported', (text, error) => {
  expect(importChart('a.machine.ts', text).errors[0]).toBe(`a.machine.ts: ${error}`);
});
