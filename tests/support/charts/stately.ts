import type { AnyStateMachine } from 'xstate';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Entry = readonly [key: string, value: unknown];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const named = (value: unknown): Json => ({
  type: typeof value === 'string' ? value : isRecord(value) ? String(value['type']) : '',
});

const plain = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value as Json;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

const transition = (value: unknown): Json =>
  typeof value === 'string' ? { target: value } : recordOf(value, transitionKeys);
const transitions = (value: unknown): Json => listOf(value).map(transition);
const byKey = (each: (value: unknown) => Json) => (value: unknown) =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([key, inner]) => [key, each(inner)]));

type Keys = Readonly<Record<string, (value: unknown) => Json>>;

const transitionKeys: Keys = {
  target: plain,
  guard: named,
  actions: (value) => listOf(value).map(named),
  reenter: plain,
  description: plain,
};
const invokeKeys: Keys = { id: plain, src: plain, onDone: transitions, onError: transitions };
const stateKeys: Keys = {
  id: plain,
  description: plain,
  type: plain,
  tags: (value) => listOf(value).map(plain),
  initial: plain,
  entry: (value) => listOf(value).map(named),
  exit: (value) => listOf(value).map(named),
  invoke: (value) => listOf(value).map((one) => recordOf(one, invokeKeys)),
  always: transitions,
  on: byKey(transitions),
  after: byKey(transitions),
  states: byKey((value) => recordOf(value, stateKeys)),
};

/** The keys of a record that Stately reads, in their order; functions and what is handed to actions stay in the chart's file. */
const recordOf = (value: unknown, keys: Keys): Json => {
  const given = isRecord(value) ? value : {};
  const entries = Object.entries(keys).flatMap(([key, read]): Entry[] =>
    given[key] === undefined ? [] : [[key, read(given[key])]],
  );
  return Object.fromEntries(entries) as Json;
};

/** A chart as the JSON that Stately's editor imports. */
export const statelyJson = (machine: AnyStateMachine): string =>
  `${JSON.stringify(recordOf(machine.config, stateKeys), null, 2)}\n`;
