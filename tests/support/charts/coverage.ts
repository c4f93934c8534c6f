import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import * as v from 'valibot';
import { pictureName } from './labels.ts';
import { top } from './charts.ts';
import { innermostOf } from '../../walk/chart.ts';

const frozen = v.object({
  paths: v.array(v.array(v.object({ on: v.string(), tells: v.array(v.string()) }))),
  counts: v.record(v.string(), v.number()),
  never: v.record(v.string(), v.array(v.string())),
  ways: v.record(v.string(), v.string()),
});

/** The frozen walk of a chart. Throws a readable error if it is missing or incomplete. */
export const frozenIn = (stem: string): v.InferOutput<typeof frozen> => {
  const file = join(top, 'tests/paths', `${stem}.json`);
  const found = v.safeParse(frozen, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  if (!found.success) throw new Error(`tests/paths/${stem}.json: run npm run model once the chart has its walk.`);
  return found.output;
};

/** The path of a state's picture, from the folder of the pages. */
export const pictureFile = (stem: string, state: string): string => `screens/${stem}/${pictureName(state)}.png`;

/** The paths of the pictures of a chart's states, from the root folder. */
export const picturesOf = (stem: string, machine: AnyStateMachine): readonly string[] =>
  innermostOf(machine).map((state) => `docs/flows/${pictureFile(stem, state)}`);

/** What the walks of a chart cover, in words. */
export const coverageText = (stem: string): string => {
  const { counts, never: byReason } = frozenIn(stem);
  const never = [...new Set(Object.values(byReason).flat())];
  const { states = 0, transitions = 0, pairs = 0, paths = 0, steps = 0 } = counts;
  return [
    `The walks take all ${transitions} transitions, and all ${pairs} pairs of consecutive transitions that can happen,`,
    `through all ${states} states:`,
    `${paths} paths of ${steps} steps, in happy-dom and in Chromium.`,
    never.length === 0
      ? ''
      : `The arrows alone would allow ${never.length} more ${never.length === 1 ? 'run' : 'runs'}; ` +
        `[the frozen paths](../../tests/paths/${stem}.json) say why each of them never happens.`,
  ]
    .filter(Boolean)
    .join(' ');
};
