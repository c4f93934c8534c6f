import { expect } from 'vitest';
import { written } from '../model/written.ts';
import type { Path, Plan, Step } from '../model/plan.ts';
import type { NeverRun } from '../model/runs.ts';
import { statesIn } from '../model/sentences.ts';

/** What was seen and told at a point of a path: the start, or after a step. */
export type Moment = { readonly shown: readonly string[]; readonly told: readonly string[] };

/** One line of a frozen path: what happens, the state it leads to, the screen by its key below, and what others are told. */
type FrozenStep = {
  readonly on: string;
  readonly in: string;
  readonly shows: string;
  readonly tells: readonly string[];
};
/** The oracle of a chart: its paths with the expected state and screen at each step, and every event and screen once. */
export type Frozen = {
  readonly events: Readonly<Record<string, unknown>>;
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly paths: readonly (readonly FrozenStep[])[];
  readonly never: readonly NeverRun[];
  /** How many states, transitions and runs of transitions the paths take. */
  readonly counts: Readonly<Record<string, number>>;
};

/** A short name for a text, the same for the same text. */
const keyOf = (text: string): string => {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
};

const placeOf = (value: unknown) => statesIn(value).join(' + ');
const eventKey = (event: { type: string }) => {
  const text = written(event);
  return text === written({ type: event.type }) ? event.type : `${event.type} ${keyOf(text)}`;
};
const screenKey = (value: unknown, shown: readonly string[]) => `${placeOf(value)} ${keyOf(shown.join('\n'))}`;

/** The line of a path's start, or of the step before a later moment, as it is frozen. */
const frozenStep = ({ input, value, steps }: Path, at: number, { shown, told }: Moment): FrozenStep => {
  const step = steps[at - 1];
  const start = input === undefined ? 'start' : `start ${keyOf(written(input))}`;
  const after = ({ event, wait }: Step) => (wait === undefined ? eventKey(event) : `${event.type} (${wait} ms)`);
  const now = step ? step.value : value;
  return { on: step ? after(step) : start, in: placeOf(now), shows: screenKey(now, shown), tells: told };
};

/** Holds a moment of a path against the frozen one; `number` is the path's place among the frozen ones, `at` the moment's on the path. */
export const holdAgainst = (frozen: Frozen, number: number, path: Path, moment: Moment, at: number): void => {
  const line = frozen.paths[number]?.[at];
  expect(frozenStep(path, at, moment), 'the frozen step').toMatchObject({
    on: line?.on,
    in: line?.in,
    tells: line?.tells,
  });
  expect(moment.shown, 'the frozen screen').toEqual(frozen.screens[line?.shows ?? '']);
};

/** The screens of a walked path by their keys. */
const screensOf = ({ value, steps }: Path, moments: readonly Moment[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    moments.map(({ shown }, at) => [screenKey(at === 0 ? value : steps[at - 1]?.value, shown), shown]),
  );

const sorted = <Value>(record: Readonly<Record<string, Value>>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const block = (name: string, lines: readonly string[], [open, close]: readonly [string, string]) =>
  lines.length === 0
    ? `  "${name}": ${open}${close}`
    : `  "${name}": ${open}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${close}`;

/** The oracle of a chart as text for its file, a line a step, so that a reviewer reads in its diff what a changed chart does otherwise. */
export const frozenText = (
  { paths, never }: Plan,
  walked: readonly (readonly Moment[])[],
  counts: Readonly<Record<string, number>>,
): string => {
  const payloads = paths.flatMap(({ steps }) =>
    steps.filter(({ wait }) => wait === undefined).map(({ event }) => [eventKey(event), event] as const),
  );
  const events = sorted(Object.fromEntries(payloads)).filter(([key]) => key.includes(' '));
  const screens = sorted(
    Object.fromEntries(paths.flatMap((path, at) => Object.entries(screensOf(path, walked[at] ?? [])))),
  );
  const linesOf = (key: string, shown: readonly string[]) =>
    `${JSON.stringify(key)}: [\n${shown.map((line) => `      ${JSON.stringify(line)}`).join(',\n')}\n    ]`;
  const stepsOf = (steps: readonly FrozenStep[]) =>
    `[\n${steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n')}\n    ]`;
  const blocks = [
    block(
      'counts',
      Object.entries(counts).map(([key, count]) => `${JSON.stringify(key)}: ${count}`),
      ['{', '}'],
    ),
    block(
      'events',
      events.map(([key, event]) => `${JSON.stringify(key)}: ${written(event)}`),
      ['{', '}'],
    ),
    block(
      'screens',
      screens.map(([key, shown]) => linesOf(key, shown)),
      ['{', '}'],
    ),
    block(
      'paths',
      paths.map((path, number) => stepsOf((walked[number] ?? []).map((moment, at) => frozenStep(path, at, moment)))),
      ['[', ']'],
    ),
    block(
      'never',
      never.map((one) => JSON.stringify(one)),
      ['[', ']'],
    ),
  ];
  return `{\n${blocks.join(',\n')}\n}\n`;
};
