import {
  createActor,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { sentenceOf, written } from './chart.ts';

/** A chart's situation, the transitions that led to it, and the names of the actions to execute. */
export type Situation = {
  readonly state: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly actions: readonly string[];
};

/** Steps through a chart without running it: no actor starts, nothing is sent, no time passes. */
export const stepper = (machine: AnyStateMachine, input: unknown) => {
  let taken: string[] = [];
  let actions: string[] = [];
  const self = createActor(machine, {
    // A child's input may name its parent, and ids that XState generates differ from run to run.
    id: machine.id,
    input,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(sentenceOf));
    },
  });
  const logic: AnyActorLogic = machine;
  const scope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type, params }: { type: string; params: unknown }) => actions.push(`${type} ${written(params)}`),
  } as unknown as AnyActorScope;
  const noting = (work: () => AnyMachineSnapshot): Situation => {
    taken = [];
    actions = [];
    const state = work();
    return { state, taken, actions };
  };
  return {
    start: () => noting(() => logic.getInitialSnapshot(scope, input) as AnyMachineSnapshot),
    step: (state: AnyMachineSnapshot, event: EventObject) =>
      noting(() => (state.status === 'active' ? (logic.transition(state, event, scope) as AnyMachineSnapshot) : state)),
  };
};

type Computed = (args: { context: unknown; event: unknown }, params: unknown) => number;

/** The length of a chart's delay in a context, in milliseconds; undefined for an event that is not a delay's. */
export const delayIn = (machine: AnyStateMachine, eventType: string, context: unknown): number | undefined => {
  const [, name] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (name === undefined) return undefined;
  const delay: unknown = machine.implementations.delays[name];
  return typeof delay === 'function' ? (delay as Computed)({ context, event: {} }, {}) : Number(delay ?? name);
};
