import { createMachine, not, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, nodesOf, placeOf, sentenceOf, type Named } from './chart.ts';

/** A chart with one small change, and the change in words. */
export type Mutant = { readonly what: string; readonly kind: string; readonly machine: AnyStateMachine };

type Raw = Record<string, unknown>;
type Change = { readonly what: string; readonly kind: string; readonly apply: (config: Raw) => void };

const listOf = (raw: unknown): readonly unknown[] =>
  raw === undefined ? [] : Array.isArray(raw) ? (raw as readonly unknown[]) : [raw];
// Functions stay the same.
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
};
const without = (list: readonly unknown[], at: number) => list.filter((_, index) => index !== at);

/** Where in a state's configuration the branches of an event stand. */
type Place = { readonly node: AnyStateNode; readonly path: readonly string[]; readonly eventType: string };

const stateAt = (config: Raw, node: AnyStateNode) =>
  node.path.reduce((at, key) => (at['states'] as Record<string, Raw>)[key] as Raw, config);
const holderOf = (config: Raw, { node, path }: Place) =>
  path.slice(0, -1).reduce((at, key) => at[key] as Raw, stateAt(config, node));
const edit = (config: Raw, place: Place, change: (branches: readonly unknown[]) => readonly unknown[]) => {
  const holder = holderOf(config, place);
  const key = place.path.at(-1) ?? '';
  const branches = change(listOf(holder[key]));
  if (branches.length > 0) holder[key] = branches;
  else Reflect.deleteProperty(holder, key);
};

const placesIn = (node: AnyStateNode): readonly Place[] => {
  const config = node.config as Raw;
  const keysOf = (name: string) => Object.keys(config[name] ?? {});
  const invokes = listOf(config['invoke']) as readonly Raw[];
  return [
    ...keysOf('on').map((type) => ({ node, path: ['on', type], eventType: type })),
    ...keysOf('after').map((name) => ({ node, path: ['after', name], eventType: `xstate.after.${name}.${node.id}` })),
    ...(config['onDone'] ? [{ node, path: ['onDone'], eventType: `xstate.done.state.${node.id}` }] : []),
    ...(config['always'] ? [{ node, path: ['always'], eventType: '' }] : []),
    ...invokes.flatMap(({ id, onDone, onError }, at) => {
      const path = Array.isArray(config['invoke']) ? ['invoke', String(at)] : ['invoke'];
      return [
        ...(onDone ? [{ node, path: [...path, 'onDone'], eventType: `xstate.done.actor.${String(id)}` }] : []),
        ...(onError ? [{ node, path: [...path, 'onError'], eventType: `xstate.error.actor.${String(id)}` }] : []),
      ];
    }),
  ];
};

const elsewhere = (target: AnyStateNode): AnyStateNode | undefined =>
  target.parent && (Object.values(target.parent.states) as AnyStateNode[]).find((sibling) => sibling !== target);

const changesOf = (place: Place, transition: AnyTransitionDefinition, at: number): readonly Change[] => {
  const sentence = sentenceOf(transition);
  const replace = (change: (branch: Raw) => unknown) => (config: Raw) =>
    edit(config, place, (branches) =>
      branches.map((branch, index) =>
        index === at ? change(typeof branch === 'string' ? { target: branch } : (branch as Raw)) : branch,
      ),
    );
  const changed = (kind: string, what: string, change: (branch: Raw) => unknown): Change => ({
    ...{ kind, what: `'${sentence}' ${what}` },
    apply: replace(change),
  });
  const other = transition.target?.[0] && elsewhere(transition.target[0]);
  return [
    {
      ...{ what: `without '${sentence}'`, kind: 'transition' },
      apply: (config) => edit(config, place, (branches) => without(branches, at)),
    },
    ...(other
      ? [changed('target', `goes to ${placeOf(other)}`, (branch) => ({ ...branch, target: `#${other.id}` }))]
      : []),
    ...(transition.guard
      ? [
          changed('guard', 'without its condition', (branch) => ({ ...branch, guard: undefined })),
          changed('guard', 'on the opposite condition', ({ guard, ...branch }) => ({
            ...branch,
            guard: not(guard as string),
          })),
        ]
      : []),
    ...(transition.actions as readonly Named[]).map((action, index) =>
      changed('action', `without ${nameOf(action)}`, ({ actions, ...branch }) => ({
        ...branch,
        actions: without(listOf(actions), index),
      })),
    ),
  ];
};

const changesAt = (node: AnyStateNode): readonly Change[] => {
  const transitions = placesIn(node).flatMap((place) => {
    const found = place.eventType === '' ? (node.always ?? []) : (node.transitions.get(place.eventType) ?? []);
    return found.flatMap((transition: AnyTransitionDefinition, at: number) => changesOf(place, transition, at));
  });
  const config = node.config as Raw;
  const sides = (['entry', 'exit'] as const).flatMap((side) =>
    listOf(config[side]).map((_, at) => ({
      what: `${placeOf(node)} without the action ${at + 1} of its ${side}`,
      kind: 'action',
      apply: (all: Raw) => {
        const state = stateAt(all, node);
        state[side] = without(listOf(state[side]), at);
      },
    })),
  );
  return [...transitions, ...sides];
};

const slower = (delay: unknown): unknown =>
  typeof delay === 'function'
    ? (...given: readonly unknown[]) => Number((delay as (...all: readonly unknown[]) => unknown)(...given)) + 1_000
    : Number(delay) + 1_000;

/** Every chart that differs from this one by one transition, target, guard, action or delay. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] => {
  const { implementations } = machine;
  const changed = nodesOf(machine)
    .flatMap(changesAt)
    .map(({ what, kind, apply }): Mutant => {
      const config = copyOf(machine.config) as Raw;
      apply(config);
      return { what, kind, machine: createMachine(config, implementations as object) };
    });
  const delayed = Object.entries(implementations.delays).map(([name, delay]): Mutant => {
    const delays = { ...implementations.delays, [name]: slower(delay) };
    return {
      what: `${name} is a second longer`,
      kind: 'delay',
      machine: createMachine(machine.config, { ...implementations, delays } as object),
    };
  });
  return [...changed, ...delayed];
};
