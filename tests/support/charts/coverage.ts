import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import * as v from 'valibot';
import { innermostOf, pictureName } from '../model/sentences.ts';
import { top } from './charts.ts';

const frozen = v.object({ counts: v.record(v.string(), v.number()), never: v.array(v.object({ run: v.string() })) });

/** The files that show each state of a chart, from the top folder, by the state. */
export const screensOf = (
  stem: string,
  machine: AnyStateMachine,
): readonly (readonly [state: string, file: string])[] =>
  innermostOf(machine).map((state) => [state, `docs/flows/screens/${stem}/${pictureName(state)}.png`]);

/** What the walks of a chart cover, in a sentence, by its frozen paths. Throws a sentence where there are none. */
export const coverageSentence = (stem: string): string => {
  const file = `tests/paths/${stem}.json`;
  if (!existsSync(join(top, file)))
    throw new Error(`${file} is not there: run npm run model once the chart has its walk.`);
  const { counts, never } = v.parse(v.pipe(v.string(), v.parseJson(), frozen), readFileSync(join(top, file), 'utf8'));
  const { states = 0, transitions = 0, pairs = 0, paths = 0, steps = 0 } = counts;
  return [
    `The walks take all ${transitions} transitions, and all ${pairs} pairs of consecutive transitions that can happen, through all ${states} states:`,
    `${paths} paths of ${steps} steps, in happy-dom and in Chromium.`,
    never.length === 0
      ? ''
      : `The arrows alone would allow ${never.length} more runs; [the frozen paths](../../${file}) say why each of them never happens.`,
  ]
    .filter(Boolean)
    .join(' ');
};
