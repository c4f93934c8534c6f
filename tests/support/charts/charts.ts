import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { root as top } from '../../../server/root.ts';

export { top };

/** A chart by the stem of its file, page and picture. */
export type Chart = { readonly stem: string; readonly machine: AnyStateMachine };

const ending = '.machine.ts';

const chartIn = async (file: string): Promise<Chart> => {
  const exported = (await import(join(top, 'machines', file))) as object;
  const machine = Object.values(exported).find((one): one is AnyStateMachine => one instanceof StateMachine);
  if (!machine) throw new Error(`machines/${file}: export the chart.`);
  return { stem: file.slice(0, -ending.length), machine };
};

const files = readdirSync(join(top, 'machines')).filter((file) => file.endsWith(ending));
const found: Chart[] = [];
// One after the other: if vitest imports them at once, it may evaluate a chart that another one runs twice.
for (const file of files.sort()) found.push(await chartIn(file));

/** Every chart, by its name. */
export const charts: readonly Chart[] = found;

/** The path of a chart's file, from the root folder. */
export const fileOf = (stem: string): string => `machines/${stem}.machine.ts`;

/** The source of a chart's file. */
export const sourceOf = (stem: string): string => readFileSync(join(top, fileOf(stem)), 'utf8');
