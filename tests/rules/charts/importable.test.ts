import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as xstate from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { charts, sourceOf } from '../../support/charts/charts.ts';
import { nodesOf } from '../../walk/chart.ts';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof xstate.StateMachine;

/** Evaluates a chart's file as Stately's importers do, with xstate alone; the machines that it makes and exports. */
const importChart = (text: string) => {
  const made: AnyStateMachine[] = [];
  const createMachine = (config: Parameters<typeof xstate.createMachine>[0]) => {
    const machine: AnyStateMachine = xstate.createMachine(config);
    made.push(machine);
    return machine;
  };
  const require = (name: string): object => {
    // An importer reads one file: a chart that this one runs, and `unprovided`, are only names to it.
    if (/^\.\/(?:[\w-]+\.machine|outside)\.ts$/.test(name)) return {};
    if (name !== 'xstate') throw new Error(`'${name}' is not there; move what needs it to the effects.`);
    return { ...xstate, createMachine };
  };
  const exports: Record<string, unknown> = {};
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS };
  runInContext(ts.transpileModule(text, { compilerOptions }).outputText, createContext({ exports, require }));
  return { made, exported: Object.values(exports).filter(isMachine) };
};

test.each(charts)('$stem can be pasted into Stately: one machine, with the same states as in the app', (chart) => {
  const { made, exported } = importChart(sourceOf(chart.stem));
  expect(exported.flatMap(nodesOf).map(({ id }) => id)).toEqual(nodesOf(chart.machine).map(({ id }) => id));
  // Any other machine would be imported as well.
  const others = made.filter((one) => !exported.includes(one));
  expect(others.map(({ id }) => `move ${id} to a file of its own`)).toEqual([]);
});
