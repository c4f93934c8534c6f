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

describe('a chart that cannot be imported says what to change', () => {
  const two = `${chart('{}')}export const bMachine = setup({}).createMachine({});`;
  const hidden =
    "import { createMachine } from 'xstate';\nconst b = createMachine({ id: 'b', initial: 'c', states: { c: {} } });\n";

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
    ['', 'export exactly one machine; there are 0.'],
    [`${hidden}${chart('{}')}void b;`, "move the machine 'b' to a file of its own."],
    [
      `import * as all from 'xstate';\n${chart('{}')}void all;`,
      "import from 'xstate' by name, as in `import { setup } from 'xstate'`.",
    ],
    [`import { spawn } from 'xstate';\n${chart('{}')}void spawn;`, "'xstate' has no spawn; import what it has."],
  ])('%j', (text, trouble) => {
    expect(importChart('a.machine.ts', text).troubles).toEqual([`a.machine.ts: ${trouble}`]);
  });

  test('but not that it takes types from elsewhere', () => {
    const text = `import type { Toast } from '../src/rules/toasts.ts';\n${chart('{}')}`;
    expect(importChart('a.machine.ts', text).troubles).toEqual([]);
  });

  test.each([
    ['{ states: { ...rest } }', 'write `...rest` as key and value; Stately reads nothing else.'],
    ['{ states: { [name]: {} } }', 'write `[name]: {}` as key and value; Stately reads nothing else.'],
    ['{ states: elsewhere }', "write 'states' out as a literal; Stately cannot follow `elsewhere`."],
    ['{ initial: mode.open }', "write 'initial' out as a literal; Stately cannot follow `mode.open`."],
    ['{ on: { a: { guard: () => true } } }', "name what 'guard' does and put the function into setup()."],
    ['{ context: () =>\n  ({}) }', "make the function of 'context' fit on one line, or put its work into an action."],
    ['{ context: () => { return {}; } }', "let the function of 'context' be one expression."],
  ])('%s', (config, trouble) => {
    expect(unwritten('a.machine.ts', chart(config))).toEqual([`a.machine.ts:2: ${trouble}`]);
  });

  test('two machines in one file', () => {
    expect(unwritten('a.machine.ts', two)).toEqual([
      'a.machine.ts: call setup({...}).createMachine({...}) exactly once; it is called 2 times.',
    ]);
  });
});
