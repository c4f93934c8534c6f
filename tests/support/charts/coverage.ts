import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import * as v from 'valibot';
import { pictureName } from './labels.ts';
import { top, type Chart } from './charts.ts';
import { innermostOf, isPassedThrough, nodesOf } from '../../walk/chart.ts';

const frozen = v.object({
  counts: v.record(v.string(), v.number()),
  never: v.array(v.object({ run: v.string() })),
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

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** The states in a chart's picture in which the chart never rests; empty if there are none. */
const alsoShown = (machine: AnyStateMachine): string => {
  const [, ...nodes] = nodesOf(machine);
  const holding = nodes.filter(({ states }) => Object.keys(states).length > 0).length;
  const others = [
    ...counted(holding, 'that holds others', 'that hold others'),
    ...counted(nodes.filter(isPassedThrough).length, 'that is left at once', 'that are left at once'),
  ];
  return others.length === 0 ? '' : `The picture's ${nodes.length} states include ${others.join(' and ')}.`;
};

/** What the walks of a chart cover, in words. */
export const coverageText = ({ stem, machine }: Chart): string => {
  const { counts, never } = frozenIn(stem);
  const { states = 0, transitions = 0, pairs = 0, paths = 0, steps = 0 } = counts;
  return [
    `The walks take all ${transitions} transitions, and all ${pairs} pairs of consecutive transitions that can happen,`,
    `through all ${states} states:`,
    `${paths} paths of ${steps} steps, in happy-dom and in Chromium.`,
    alsoShown(machine),
    never.length === 0
      ? ''
      : `The arrows alone would allow ${counted(never.length, 'more run', 'more runs').join('')}; ` +
        `[the frozen paths](../../tests/paths/${stem}.json) say why each of them never happens.`,
  ]
    .filter(Boolean)
    .join(' ');
};
