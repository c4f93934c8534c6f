import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';
import { __unsafe_getAllOwnEventDescriptors as descriptorsOf } from 'xstate';
import { getStateNodes, type TraversalOptions } from 'xstate/graph';

type TestModelOptions = NonNullable<ConstructorParameters<typeof TestModel<AnyMachineSnapshot, EventObject, unknown>>[1]>;

/** One step of a path: what happens, and the state value that the chart then has. */
export type Step = { readonly event: EventObject; readonly value: unknown };
/** An event with what it carries. */
export type Case = EventObject & Readonly<Record<string, unknown>>;
export type Path = { readonly title: string; readonly steps: readonly Step[] };

const plain = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'sessionId' in value
    ? String(value.sessionId)
    : value instanceof Error
      ? value.message
      : value;
const written = (value: unknown) => JSON.stringify(value, plain);
const stepKey = (before: AnyMachineSnapshot, event: EventObject, after: AnyMachineSnapshot) =>
  written([before.value, event, after.value, before.context]);

type Found = { readonly steps: readonly { readonly event: EventObject; readonly state: AnyMachineSnapshot }[] };

/** A shortest path never ends in a step that leaves all as it was: one path for each transition that only such steps take. */
const stayingPaths = (
  machine: AnyStateMachine,
  found: readonly Found[],
  eventsOf: (state: AnyMachineSnapshot) => readonly EventObject[],
) => {
  const sentences = (state: AnyMachineSnapshot, event: EventObject) => machine.getTransitionData(state, event).map(sentence);
  const taken = new Set(
    found.flatMap(({ steps }) => steps.slice(1).flatMap(({ event }, at) => sentences(steps[at]?.state as AnyMachineSnapshot, event))),
  );
  return [...found].reverse().flatMap(({ steps }): Found[] => {
    const state = steps.at(-1)?.state as AnyMachineSnapshot;
    return eventsOf(state).flatMap((event) => {
      const fresh = sentences(state, event).filter((one) => !taken.has(one));
      for (const one of fresh) taken.add(one);
      return fresh.length === 0 ? [] : [{ steps: [...steps, { event, state }] }];
    });
  });
};

/**
 * Paths from the start of a chart that together take every step which its cases allow: the only place that knows @xstate/test.
 * An event that the chart can take and that has no case fails with a sentence; delays need none.
 */
export const pathsThrough = (machine: AnyStateMachine, cases: readonly Case[], input: unknown): readonly Path[] => {
  const eventsOf = (state: AnyMachineSnapshot): readonly EventObject[] =>
    [...new Set<string>(descriptorsOf(state) as string[])].flatMap((type): EventObject[] => {
      if (type.startsWith('xstate.after.')) return [{ type }];
      const known = cases.filter((one) => one.type === type);
      if (known.length === 0) throw new Error(`${machine.id}: add a case for '${type}', which can happen in ${written(state.value)}`);
      return known;
    });
  const options: TraversalOptions<AnyMachineSnapshot, EventObject, unknown> & { logger: object } = {
    input,
    limit: 20_000,
    logger: { log: () => undefined, error: () => undefined },
    serializeEvent: (event) => written(event),
    serializeState: (state, event, before) =>
      event && before && written(before.value) !== written(state.value)
        ? written([state.value, state.context, event, before.value])
        : written([state.value, state.context]),
    events: eventsOf,
  };
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, options as Partial<TestModelOptions>);
  const taken = new Set<string>();
  const found = model.getShortestPaths().sort((a, b) => b.steps.length - a.steps.length);
  return [...found, ...stayingPaths(machine, found, eventsOf)].flatMap(({ steps }) => {
    const keys = steps.map((step, at) => (at === 0 ? '' : stepKey(steps[at - 1]?.state as AnyMachineSnapshot, step.event, step.state)));
    if (keys.every((key) => key === '' || taken.has(key))) return [];
    for (const key of keys) taken.add(key);
    const walked = steps.slice(1).map(({ event, state }) => ({ event, value: state.value as unknown }));
    return [{ title: walked.map(({ event }) => event.type).join(' → '), steps: walked }];
  });
};

const sentence = (transition: AnyTransitionDefinition): string => {
  const node = transition.source as AnyStateNode;
  const among = transition.eventType === '' ? (node.always ?? []) : (node.transitions.get(transition.eventType as string) ?? []);
  return `${node.id} | ${transition.eventType || 'always'} | ${among.indexOf(transition)}`;
};

/** Every transition that a chart declares, each guarded branch apart. */
export const transitionsOf = (machine: AnyStateMachine): readonly string[] =>
  [machine.root, ...getStateNodes(machine.root)]
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(sentence);

/** Keeps which transitions really ran, from inspection. */
export const recordTransitions = () => {
  const ran = new Set<string>();
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') for (const transition of event._transitions) ran.add(sentence(transition));
    },
    missingFrom: (machine: AnyStateMachine) => transitionsOf(machine).filter((transition) => !ran.has(transition)),
  };
};

/** The paths of a chart as text for a file: a reviewer reads in its diff what a changed chart does otherwise. */
export const frozen = (paths: readonly Path[]): string => {
  const lines = paths.map(({ steps }) => `  [\n${steps.map((step) => `    ${written(step)}`).join(',\n')}\n  ]`);
  return `[\n${lines.join(',\n')}\n]\n`;
};
