import { describe, expect, test } from 'vitest';
import { charts, fileOf, sourceOf } from '../../support/charts/charts.ts';
import { importChart } from '../../support/charts/importable.ts';
import { unwritten } from '../../support/charts/literal.ts';
import { nodesOf } from '../../support/charts/wording.ts';
import { filesBelow } from '../house/project.ts';

const importsOf = (text: string) => importChart('a.machine.ts', text).troubles;
const chart = (config: string) =>
  `import { setup } from 'xstate';\nexport const aMachine = setup({}).createMachine(${config});\n`;
const troublesIn = (config: string) => unwritten('a.machine.ts', chart(config));

describe('a chart that a reviewer can paste into Stately', () => {
  test('every file of machines/ is known to the generator', () => {
    const missing = filesBelow('machines').filter((file) => !charts.some(({ stem }) => fileOf(stem) === file));
    expect(missing.map((file) => `${file}: add it to tests/support/charts/charts.ts`)).toEqual([]);
  });

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
  test('a stray import', () => {
    expect(importsOf(`import { limit } from '../src/rules/games.ts';\n${chart('{}')}`)).toEqual([
      "a.machine.ts: '../src/rules/games.ts' is not there in Stately's editor; write `import type`, or move what it brings.",
    ]);
  });

  test('the world outside', () => {
    expect(importsOf(`${chart('{}')}localStorage.clear();`)).toEqual([
      'a.machine.ts: it does not run with xstate alone (ReferenceError: localStorage is not defined); move what it needs to the effects.',
    ]);
  });

  test('two machines, or none', () => {
    const two = `${chart('{}')}export const bMachine = setup({}).createMachine({});`;
    expect(importsOf(two)).toEqual(['a.machine.ts: export exactly one machine; there are 2.']);
    expect(importsOf('')).toEqual(['a.machine.ts: export exactly one machine; there are 0.']);
    expect(unwritten('a.machine.ts', two)).toEqual([
      'a.machine.ts: call setup({...}).createMachine({...}) exactly once; it is called 2 times.',
    ]);
  });

  test('a second machine that is not exported', () => {
    const hidden =
      "import { createMachine } from 'xstate';\nconst b = createMachine({ id: 'b', initial: 'c', states: { c: {} } });\n";
    expect(importsOf(`${hidden}${chart('{}')}void b;`)).toEqual([
      "a.machine.ts: move the machine 'b' to a file of its own.",
    ]);
  });

  test('states that are spread, computed or kept elsewhere', () => {
    expect(troublesIn('{ states: { ...rest } }')).toEqual([
      'a.machine.ts:2: write `...rest` as key and value; Stately reads nothing else.',
    ]);
    expect(troublesIn('{ states: { [name]: {} } }')).toEqual([
      'a.machine.ts:2: write `[name]: {}` as key and value; Stately reads nothing else.',
    ]);
    expect(troublesIn('{ states: elsewhere }')).toEqual([
      "a.machine.ts:2: write 'states' out as a literal; Stately cannot follow `elsewhere`.",
    ]);
  });

  test('states and values of an enum', () => {
    const mode = "enum Mode { Open = 'open' }\n";
    expect(unwritten('a.machine.ts', `${mode}${chart('{ states: { [Mode.Open]: {} } }')}`)).toEqual([
      'a.machine.ts:3: write `[Mode.Open]: {}` as key and value; Stately reads nothing else.',
    ]);
    expect(unwritten('a.machine.ts', `${mode}${chart('{ initial: Mode.Open }')}`)).toEqual([
      "a.machine.ts:3: write 'initial' out as a literal; Stately cannot follow `Mode.Open`.",
    ]);
  });

  test('imports from xstate that are not by name, or of what it does not have', () => {
    expect(importsOf(`import * as all from 'xstate';\n${chart('{}')}void all;`)).toEqual([
      "a.machine.ts: import from 'xstate' by name, as in `import { setup } from 'xstate'`.",
    ]);
    expect(importsOf(`import { spawn } from 'xstate';\n${chart('{}')}void spawn;`)).toEqual([
      "a.machine.ts: 'xstate' has no spawn; import what it has.",
    ]);
    expect(importsOf(`import type { Toast } from '../src/rules/toasts.ts';\n${chart('{}')}`)).toEqual([]);
  });

  test('functions that are in the wrong place or too long', () => {
    expect(troublesIn('{ on: { a: { guard: () => true } } }')).toEqual([
      "a.machine.ts:2: name what 'guard' does and put the function into setup().",
    ]);
    expect(troublesIn('{ context: () =>\n  ({}) }')).toEqual([
      "a.machine.ts:2: make the function of 'context' fit on one line, or put its work into an action.",
    ]);
    expect(troublesIn('{ context: () => { return {}; } }')).toEqual([
      "a.machine.ts:2: let the function of 'context' be one expression.",
    ]);
  });
});
