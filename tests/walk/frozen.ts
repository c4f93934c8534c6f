import { expect } from 'vitest';
import { arrow, statesIn, written } from './chart.ts';
import type { Step } from './graph.ts';
import type { Plan, Way } from './plan.ts';

/** A step that was walked, or the start: what the page shows after it, and what others were told. */
export type WalkedStep = { readonly step: Step; readonly shown: readonly string[]; readonly told: readonly string[] };

/** One line of a frozen path: the event by its name, the next state, the screen by its name, what others are told. */
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
  readonly never: Plan['never'];
  /** The shortest way to each transition: the state at the start, then alternately what is taken and the next state. */
  readonly ways: Readonly<Record<string, string>>;
  /** How many states, transitions, pairs and steps the paths take. */
  readonly counts: Readonly<Record<string, number>>;
};

const placeOf = (value: unknown) => statesIn(value).join(' + ');
const happenedIn = ({ event, wait }: Step) => ({ ...event, wait });

/** Compares a walked step with the frozen one at this index of the path with this number. */
export const expectFrozenStep = (
  frozen: Frozen,
  number: number,
  at: number,
  { step, shown, told }: WalkedStep,
): void => {
  const { on = '', shows = '', ...line } = frozen.paths[number]?.[at] ?? {};
  const happened = JSON.parse(written(happenedIn(step))) as unknown;
  expect({ on: happened, in: placeOf(step.value), tells: told }, 'the frozen step').toEqual({
    ...line,
    on: frozen.events[on],
  });
  expect(shown, 'the frozen screen').toEqual(frozen.screens[shows]);
};

/** Names items by a word and a number, in order of appearance, so that a changed one keeps its name. */
const registry = <Item>() => {
  const items = new Map<string, Item>();
  const names = new Map<string, string[]>();
  const nameOf = (word: string, item: Item): string => {
    const text = written(item);
    const texts = names.get(word) ?? [];
    if (!texts.includes(text)) texts.push(text);
    names.set(word, texts);
    const name = `${word} ${texts.indexOf(text) + 1}`;
    items.set(name, item);
    return name;
  };
  return { items, nameOf };
};

const sorted = <Item>(items: ReadonlyMap<string, Item>): Readonly<Record<string, Item>> =>
  Object.fromEntries([...items].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })));

/** Formats JSON: a line for each entry of a list, and of a record in the first two levels; deeper ones share a line. */
const formatted = (value: unknown, depth = 0): string => {
  const isList = Array.isArray(value);
  const entries: readonly [string, unknown][] = isList || depth < 2 ? Object.entries(value as object) : [];
  if (entries.length === 0) return written(value);
  const indent = '  '.repeat(depth);
  const lines = entries.map(
    ([key, inner]) => `${indent}  ${isList ? '' : `${JSON.stringify(key)}: `}${formatted(inner, depth + 1)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
};

const wayText = ([start, ...steps]: Way) =>
  [placeOf(start.value), ...steps.flatMap(({ taken, value }) => [taken.join(' + '), placeOf(value)])].join(arrow);

/** The oracle of a chart as its file's text, a line per step: a diff shows what a changed chart does differently. */
export const frozenText = (
  { never, ways }: Plan,
  walked: readonly (readonly WalkedStep[])[],
  counts: Readonly<Record<string, number>>,
): string => {
  const events = registry<object>();
  const screens = registry<readonly string[]>();
  const frozenStep = ({ step, shown, told }: WalkedStep): FrozenStep => {
    const place = placeOf(step.value);
    const on = events.nameOf(step.event.type, happenedIn(step));
    return { on, in: place, shows: screens.nameOf(place, shown), tells: told };
  };
  const paths = walked.map((steps) => steps.map(frozenStep));
  const texts = new Map([...ways].map(([transition, way]) => [transition, wayText(way)]));
  const oracle: Frozen = {
    counts,
    events: sorted(events.items),
    screens: sorted(screens.items),
    paths,
    never,
    ways: sorted(texts),
  };
  return `${formatted(oracle)}\n`;
};
