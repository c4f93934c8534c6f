import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { parse } from 'yaml';
import { fileOf, top } from './charts.ts';
import { frozenIn, pictureFile } from './coverage.ts';
import { arrow, isAtOnce, nodesOf, placeOf, stemOf, transitionsOf } from '../../walk/chart.ts';

/** The file with the words for what happens in each chart. */
export const wordsFile = 'docs/flows/words.yaml';

/** The words, by chart. */
export const words = v.parse(
  v.record(v.string(), v.record(v.string(), v.string())),
  parse(readFileSync(join(top, wordsFile), 'utf8')),
);

/** The chart and key of the words for a transition. Throws a readable error if there are none. */
export const keyOfWords = ({ id }: AnyStateMachine, transition: string): readonly [chart: string, key: string] => {
  const [, trigger = '', condition = ''] = /^(?:[^ ]+: )?(.+?)( \(.+\))?$/.exec(transition) ?? [];
  const keys = [transition, trigger + condition, trigger, trigger.split(' ').at(-1) ?? ''];
  const found = [id, 'every chart'].flatMap((chart) => keys.map((key) => [chart, key] as const));
  const [first] = found.filter(([chart, key]) => words[chart]?.[key] !== undefined);
  if (!first) throw new Error(`${wordsFile}: say below '${id}' what happens, in a line '${trigger}${condition}: …'.`);
  return first;
};

const wordsOf = (machine: AnyStateMachine, transition: string): string => {
  const [chart, key] = keyOfWords(machine, transition);
  return words[chart]?.[key] ?? '';
};

/** The words for a state, from its description. Throws a readable error if it has none. */
const stateWordsOf = (machine: AnyStateMachine, state: string): string => {
  const { description } = nodesOf(machine).find((node) => placeOf(node) === state) ?? {};
  if (!description) throw new Error(`${fileOf(stemOf(machine))}: add a description to the state '${state}'.`);
  return description.replace(/ \((?:[A-Z]+-\d+(?:, )?|\d+)+\)/g, '');
};

/** What can follow, by what happens in words, and the state after it. */
type Steps = Map<string, { readonly words: string; readonly state: string; readonly next: Steps }>;

const stepsOf = (machine: AnyStateMachine): Steps => {
  const { ways } = frozenIn(stemOf(machine));
  const steps: Steps = new Map();
  for (const one of transitionsOf(machine)) {
    // Alternates between what happens and the state after it.
    const parts = ['', ...(ways[one] ?? '').split(arrow)];
    let at = steps;
    for (let index = 0; index < parts.length; index += 2) {
      const [taken = '', state = ''] = parts.slice(index);
      const happened = taken.split(' + ').filter((some) => some !== '' && !isAtOnce(some));
      const words = [...new Set(happened.map((some) => wordsOf(machine, some)))].join(' ');
      const step = at.get(words + state) ?? { words, state, next: new Map() };
      at.set(words + state, step);
      at = step.next;
    }
  }
  return steps;
};

/**
 * The shortest ways to all transitions of a chart as a Markdown list, each step below the one before, each screen where
 * it is first seen.
 */
export const waysInWords = (machine: AnyStateMachine): string => {
  const shown = new Set<string>();
  const stateLine = (state: string) => {
    const picture = pictureFile(stemOf(machine), state);
    const pixels = readFileSync(join(top, 'docs/flows', picture), 'base64');
    const image = shown.has(pixels) ? '' : `<br><img src="${picture}" alt="${state}" width="320"><br>`;
    shown.add(pixels);
    return `[${stateWordsOf(machine, state)}](${picture})${image}`;
  };
  const listOf = (steps: Steps, indent: string, before: readonly string[]): readonly string[] =>
    [...steps.values()].flatMap(({ words, state, next }) => {
      const states = state.split(' + ');
      const line = [words, ...states.filter((one) => !before.includes(one)).map(stateLine)].filter(Boolean);
      return [`${indent}- ${line.join(' ')}`, ...listOf(next, `${indent}  `, states)];
    });
  return listOf(stepsOf(machine), '', []).join('\n');
};
