import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { __unsafe_getAllOwnEventDescriptors as descriptorsOf } from 'xstate';
import { nodesOf, portOf, written } from './chart.ts';
import { delayIn, stepper } from './stepper.ts';

type Listed = Readonly<Record<string, readonly unknown[]>>;
/** An event with its payload, or a function that makes it from the context, or undefined if it cannot happen. */
type Case = EventObject | ((context: unknown) => EventObject | undefined);
/** The cases of a chart by event type. */
export type Cases = Readonly<Record<string, readonly Case[]>>;

/** What happens, after how many milliseconds if it is a delay, the next state value, and the transitions taken. */
export type Step = {
  readonly event: EventObject;
  readonly wait: number | undefined;
  readonly value: unknown;
  readonly taken: readonly string[];
};
/** A step to a numbered situation, and whether it changes the context. */
export type Edge = Step & { readonly to: number; readonly isChange: boolean };
/** Every situation that the cases reach; the first is the start, which took `begun`. */
export type Graph = {
  readonly begun: readonly string[];
  readonly startValue: unknown;
  readonly edges: readonly (readonly Edge[])[];
};

const maxSteps = 50_000;

const caseOf = (type: string, payload: unknown): Case => {
  if (typeof payload !== 'function') return { type, ...(payload as object) };
  const make = payload as (context: unknown) => object | undefined;
  return (context) => {
    const made = make(context);
    return made && { type, ...made };
  };
};
const answerOf = (type: string, output: unknown): Case => {
  const make = typeof output === 'function' ? (output as (context: unknown) => unknown) : () => output;
  return caseOf(type, (context: unknown) => ({ output: make(context) }));
};

/** The cases of a walk: what a person or the world does, and each outcome and one failure of every invoke. */
export const casesOf = (machine: AnyStateMachine, events: Listed, outcomes: Listed): Cases => {
  const invokes = nodesOf(machine).flatMap(({ invoke }) => invoke as readonly { id: string; src: string }[]);
  return Object.fromEntries<readonly Case[]>([
    ...Object.entries(events).map(([type, some]) => [type, some.map((one) => caseOf(type, one))] as const),
    ...invokes.flatMap(({ id, src }): readonly (readonly [string, readonly Case[]])[] => {
      const [done, error] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`];
      return [
        [done, (outcomes[src] ?? []).map((one) => answerOf(done, one))],
        [error, [caseOf(error, { error: new Error('offline') })]],
      ];
    }),
  ]);
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
    const known = cases[type] ?? (isOwn ? [] : [{ type }]);
    if (isOwn && known.length === 0) throw new Error(missingCase(machine, type, state));
    return known.flatMap((one) => (typeof one === 'function' ? (one(state.context) ?? []) : one));
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
  const numbers = new Map([[situationOf(first.state), 0]]);
  const numberOf = (state: AnyMachineSnapshot) => {
    const key = situationOf(state);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const edges: Edge[][] = [[]];
  for (const { state, event, nextState } of stepsOf(machine, cases, input)) {
    const from = numberOf(state);
    const to = numberOf(nextState);
    const { taken } = step(state, event);
    const wait = delayIn(machine, event.type, state.context);
    const isChange = written(state.context) !== written(nextState.context);
    (edges[from] ??= []).push({ to, event, wait, value: nextState.value as unknown, taken, isChange });
  }
  return {
    begun: first.taken,
    startValue: first.state.value as unknown,
    edges: Array.from(edges, (some: Edge[] | undefined) => some ?? []),
  };
};
