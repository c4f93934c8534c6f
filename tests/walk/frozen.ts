import { expect } from 'vitest';
import { arrow, statesIn, written } from './chart.ts';
import type { Step } from './graph.ts';
import type { NeverRun } from './never.ts';
import type { Path, Plan, Way } from './plan.ts';

/** What was seen and told at a moment of a path: at the start, or after a step. */
export type WalkedStep = { readonly shown: readonly string[]; readonly told: readonly string[] };

/** One line of a frozen path: what happens, the next state, the key of the screen, and what others are told. */
type FrozenStep = {
  readonly on: string;
  readonly in: string;
  readonly shows: string;
  readonly tells: readonly string[];
};
/** The oracle of a chart: its paths with the state and screen expected at each step, each event and screen once. */
export type Frozen = {
  readonly events: Readonly<Record<string, unknown>>;
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly paths: readonly (readonly FrozenStep[])[];
  readonly never: readonly NeverRun[];
  /** The shortest way to each transition: the state at the start, then alternately what is taken and the next state. */
  readonly ways: Readonly<Record<string, string>>;
  /** How many states, transitions, pairs and steps the paths take. */
  readonly counts: Readonly<Record<string, number>>;
};

/** A short hash of a text. */
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

/** What happens at a path's start, or in the step before a later moment, and the next state, in frozen form. */
const happenedAt = ({ input, value, steps }: Path, at: number): Pick<FrozenStep, 'on' | 'in'> => {
  const step = steps[at - 1];
  const start = input === undefined ? 'start' : `start ${keyOf(written(input))}`;
  const after = ({ event, wait }: Step) => (wait === undefined ? eventKey(event) : `${event.type} (${wait} ms)`);
  return { on: step ? after(step) : start, in: placeOf(step ? step.value : value) };
};

/** Compares the moment `at` of a path with the frozen path of this number. */
export const expectFrozenStep = (
  frozen: Frozen,
  number: number,
  path: Path,
  { shown, told }: WalkedStep,
  at: number,
): void => {
  const { shows = '', ...line } = frozen.paths[number]?.[at] ?? {};
  expect({ ...happenedAt(path, at), tells: told }, 'the frozen step').toEqual(line);
  expect(shown, 'the frozen screen').toEqual(frozen.screens[shows]);
};

type Screen = { readonly key: string; readonly place: string; readonly shown: readonly string[] };

/** Names screens by their state and a number, in order of appearance: a changed screen keeps its name. */
const screenRegistry = () => {
  const screens = new Map<string, Screen>();
  const add = (place: string, shown: readonly string[]): string => {
    const text = [place, ...shown].join('\n');
    const number = [...screens.values()].filter((one) => one.place === place).length + 1;
    const screen = screens.get(text) ?? { key: `${place} ${number}`, place, shown };
    screens.set(text, screen);
    return screen.key;
  };
  return { screens, add };
};

const by =
  <Item>(keyOf: (item: Item) => string) =>
  (one: Item, other: Item) =>
    keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other));

/** Formats JSON: a line for each entry of a list, and of a record in the first two levels; deeper ones share a line. */
const formatted = (value: unknown, depth = 0): string => {
  const isList = Array.isArray(value);
  if (!isList && (depth > 1 || typeof value !== 'object' || value === null)) return written(value);
  const lines = isList
    ? value.map((inner) => formatted(inner, depth + 1))
    : Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${formatted(inner, depth + 1)}`);
  const [open, close] = isList ? '[]' : '{}';
  const indent = '  '.repeat(depth);
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
};

const wayText = (way: Way) =>
  way.flatMap(([taken, value], at) => [...(at === 0 ? [] : [taken.join(' + ')]), placeOf(value)]).join(arrow);

/** The oracle of a chart as its file's text, a line per step: a diff shows what a changed chart does differently. */
export const frozenText = (
  { paths, never, ways }: Plan,
  walked: readonly (readonly WalkedStep[])[],
  counts: Readonly<Record<string, number>>,
): string => {
  const payloads = paths.flatMap(({ steps }) =>
    steps.filter(({ wait }) => wait === undefined).map(({ event }) => [eventKey(event), event] as const),
  );
  const events = [...new Map(payloads)].filter(([key]) => key.includes(' ')).sort(by(([key]) => key));
  const { screens, add } = screenRegistry();
  const lines = paths.map((path, number) =>
    (walked[number] ?? []).map(({ shown, told }, at): FrozenStep => {
      const happened = happenedAt(path, at);
      return { ...happened, shows: add(happened.in, shown), tells: told };
    }),
  );
  const inOrder = [...screens.values()].sort(by(({ place }) => place));
  const oracle = {
    counts,
    events: Object.fromEntries(events),
    screens: Object.fromEntries(inOrder.map(({ key, shown }) => [key, shown])),
    paths: lines,
    never,
    ways: Object.fromEntries([...ways].sort(by(([one]) => one)).map(([one, way]) => [one, wayText(way)])),
  } satisfies Frozen;
  return `${formatted(oracle)}\n`;
};
