import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import * as xstate from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** What an importer finds in a chart's file: machines, and obstacles. */
export type Imported = {
  readonly machines: readonly AnyStateMachine[];
  readonly errors: readonly string[];
};

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof xstate.StateMachine;

/** The file as an importer runs it: types erased, imports dropped, exports put on an object. */
const scriptOf = (text: string) =>
  ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS } })
    .outputText;

/**
 * Evaluates a chart's file as Stately's importers do, with nothing in scope but xstate's exports. Each obstacle comes
 * back as a sentence that says what to change.
 */
export const importChart = (file: string, text: string): Imported => {
  const made: AnyStateMachine[] = [];
  const noted = <T>(machine: T): T => (isMachine(machine) && made.push(machine), machine);
  const spied: Record<string, unknown> = {
    ...xstate,
    createMachine: (config: Parameters<typeof xstate.createMachine>[0]) => noted(xstate.createMachine(config)),
  };
  const exported: Record<string, unknown> = {};
  const require = (name: string): object => {
    // An importer reads one file: a chart that this one runs is only a name to it.
    if (/^\.\/[\w-]+\.machine\.ts$/.test(name)) return {};
    if (name !== 'xstate') throw new Error(`'${name}' is not there`);
    return spied;
  };
  const errors: string[] = [];
  try {
    runInContext(scriptOf(text), createContext({ exports: exported, require }));
  } catch (error) {
    errors.push(`${file}: it does not run with xstate alone (${String(error)}); move what it needs to the effects.`);
  }
  const machines = Object.values(exported).filter(isMachine);
  if (machines.length !== 1) errors.push(`${file}: export exactly one machine; there are ${machines.length}.`);
  // Any other machine would be imported as well.
  const others = made.filter((machine) => !machines.includes(machine));
  errors.push(...others.map(({ id }) => `${file}: move the machine '${id}' to a file of its own.`));
  return { machines, errors };
};
