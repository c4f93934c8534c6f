import type { AnyStateMachine } from 'xstate';
import { literalsOf } from './labels.ts';
import { type Named, nameOf } from '../../walk/chart.ts';

type Raw = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] | undefined => (value === undefined ? undefined : [value].flat());
const named = (value: unknown) => ({ type: nameOf(value as Named), params: literalsOf(value as Named) });
const namedAll = (value: unknown) => listOf(value)?.map(named);
const each = (record: unknown, read: (value: unknown) => unknown) =>
  record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, read(value)]));

const transitions = (value: unknown) =>
  listOf(value)?.map((one) => {
    if (typeof one === 'string') return { target: one };
    const { target, guard, actions, reenter, description } = one as Raw;
    return { target, guard: guard && named(guard), actions: namedAll(actions), reenter, description };
  });
const invoked = (value: unknown) => {
  const { id, src, onDone, onError } = value as Raw;
  return { id, src, onDone: transitions(onDone), onError: transitions(onError) };
};
const stateOf = (value: unknown): object => {
  const { id, description, type, tags, initial, entry, exit, invoke, always, on, after, states } = value as Raw;
  return {
    id,
    description,
    type,
    tags: listOf(tags),
    initial,
    entry: namedAll(entry),
    exit: namedAll(exit),
    invoke: listOf(invoke)?.map(invoked),
    always: transitions(always),
    on: each(on, transitions),
    after: each(after, transitions),
    states: each(states, stateOf),
  };
};

/** A chart as the JSON that Stately's editor imports. */
export const statelyJson = ({ config }: AnyStateMachine): string => `${JSON.stringify(stateOf(config), null, 2)}\n`;
