import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { __unsafe_getAllOwnEventDescriptors as descriptorsOf } from 'xstate';
import { nodesOf, portOf, written } from './chart.ts';
import { delayIn, stepper } from './stepper.ts';

type Listed = Readonly<Record<string, readonly unknown[]>>;
/** Makes an event with its payload from the context, or undefined if it cannot happen. */
type Case = (context: unknown) => EventObject | undefined;
/** The cases of a chart by event type. */
export type Cases = Readonly<Record<string, readonly Case[]>>;

/** What happens, after how many milliseconds if it is a delay, the next state value, and the transitions taken. */
export type Step = {
  readonly event: EventObject;
  readonly wait: number | undefined;
  readonly value: unknown;
  readonly taken: readonly string[];
};
type Start = Step & { readonly to: string };
/** A step from a state value to a situation, and whether it changes the context. */
export type Edge = Start & { readonly from: unknown; readonly isChange: boolean };
/** The start of a chart, and the steps from every situation that the cases reach. */
export type Graph = { readonly start: Start; readonly edgesFrom: (situation: string) => readonly Edge[] };

const maxSteps = 50_000;

const madeFrom = (given: unknown, context: unknown): unknown =>
  typeof given === 'function' ? (given as (context: unknown) => unknown)(context) : given;

/** The cases of a walk: what a person or the world does, and each outcome and one failure of every invoke. */
export const casesOf = (machine: AnyStateMachine, events: Listed, outcomes: Listed): Cases => {
  const invokes = nodesOf(machine).flatMap(({ invoke }) => invoke as readonly { id: string; src: string }[]);
  const cases: Record<string, readonly Case[]> = {};
  for (const [type, payloads] of Object.entries(events))
    cases[type] = payloads.map((given) => (context) => {
      const payload = madeFrom(given, context) as object | undefined;
      return payload && { type, ...payload };
    });
  for (const { id, src } of invokes) {
    const [done, error] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`];
    cases[done] = (outcomes[src] ?? []).map((given) => (context) => ({ type: done, output: madeFrom(given, context) }));
    cases[error] = [() => ({ type: error, error: new Error('offline') })];
  }
  return cases;
};

const missingCase = (machine: AnyStateMachine, type: string, { value }: AnyMachineSnapshot) => {
  const [, invokeId] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? [];
  return invokeId === undefined
    ? `${machine.id}: '${type}' can happen in ${written(value)}; add a case for it to 'cases' in the chart's walk.`
    : `${machine.id}: '${portOf(machine, invokeId)}' can answer in ${written(value)}; ` +
        `add one to 'outcomes' in the chart's walk.`;
};

const eventsIn = (machine: AnyStateMachine, cases: Cases) => (state: AnyMachineSnapshot) => {
  if (state.status !== 'active') return [];
  return [...new Set<string>(descriptorsOf(state) as string[])].flatMap((type): readonly EventObject[] => {
    if (type.startsWith('xstate.done.state.')) return [];
    if (type.startsWith('xstate.after.')) return [{ type }];
    const isOwn = type.startsWith('xstate.');
    const known = cases[type] ?? (isOwn ? [] : [() => ({ type })]);
    if (isOwn && known.length === 0) throw new Error(missingCase(machine, type, state));
    return known.flatMap((make) => make(state.context) ?? []);
  });
};

const situationOf = (state: AnyMachineSnapshot) => written([state.value, state.context, state.status]);

const stepsOf = (machine: AnyStateMachine, cases: Cases, input: unknown) => {
  const options = {
    input,
    limit: maxSteps,
    events: eventsIn(machine, cases),
    serializeEvent: written,
    serializeState: situationOf,
    logger: { log: () => undefined, error: () => undefined },
  };
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, options);
  try {
    return model.getAdjacencyList();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Traversal limit exceeded') throw error;
    throw new Error(
      `${machine.id}: its cases lead to more than ${maxSteps} steps; give fewer 'cases' in the chart's walk, or ` +
        'bound what only grows in the context.',
    );
  }
};

/** Explores a chart with its walk's cases. Throws a readable error if one is missing or the situations never end. */
export const graphOf = (machine: AnyStateMachine, cases: Cases, input: unknown): Graph => {
  const { start, step } = stepper(machine, input);
  const first = start();
  const started = { type: 'start', input };
  const edges = new Map<string, Edge[]>();
  for (const { state, event, nextState } of stepsOf(machine, cases, input)) {
    const situation = situationOf(state);
    const known = edges.get(situation) ?? [];
    edges.set(situation, known);
    known.push({
      from: state.value as unknown,
      event,
      wait: delayIn(machine, event.type, state.context),
      value: nextState.value as unknown,
      taken: step(state, event).taken,
      to: situationOf(nextState),
      isChange: written(state.context) !== written(nextState.context),
    });
  }
  return {
    start: {
      event: started,
      wait: undefined,
      value: first.state.value as unknown,
      taken: first.taken,
      to: situationOf(first.state),
    },
    edgesFrom: (situation) => edges.get(situation) ?? [],
  };
};
