import { act } from '@testing-library/react';
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  StateMachine,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import { innermostOf, skeletonOf } from './chart.ts';

/** A port that stays pending until the test settles it. */
export type DeferredPort = {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** A promise port that a test resolves or rejects; `inputs` lists what the chart asked it for, in order. */
export const deferredPromise = <TOutput = unknown, TInput extends NonReducibleUnknown = NonReducibleUnknown>() => {
  const inputs: TInput[] = [];
  let settle: { resolve: (output: TOutput) => void; reject: (error: unknown) => void } | undefined;
  const logic = fromPromise<TOutput, TInput>(({ input }) => {
    inputs.push(input);
    return new Promise<TOutput>((resolve, reject) => {
      settle = { resolve, reject };
    });
  });
  return {
    logic,
    inputs: inputs as readonly TInput[],
    resolve: (output: unknown) => settle?.resolve(output as TOutput),
    reject: (error: unknown) => settle?.reject(error),
  };
};

/** A callback port through which a test sends what the world would send. */
export const deferredCallback = <
  TEvent extends EventObject,
  TInput extends NonReducibleUnknown = NonReducibleUnknown,
>() => {
  let sendBack: ((event: TEvent) => void) | undefined;
  const logic = fromCallback<TEvent, TInput>((port) => {
    sendBack = port.sendBack;
  });
  return { logic, send: (event: TEvent) => sendBack?.(event) };
};

/** Stands in for the parent of a chart that is walked or tested by itself; accepts every event. */
export const parent = createActor(
  fromTransition(() => undefined, undefined),
  { id: 'parent' },
).start();

/** Sends the actor an event from outside the screen. */
export const sent = <E extends EventObject>(event: E, { actor }: { readonly actor: { send: (event: E) => void } }) =>
  act(async () => actor.send(event));

const keepContext = assign(({ event }: { event: EventObject & { readonly context?: object } }) => event.context ?? {});

/**
 * A still of a chart, for the walk of a chart around it: it has the same states and context, but only a test moves it,
 * by putting it into a state.
 */
export const stillOf = <M extends AnyStateMachine>(machine: M): M => {
  const states = innermostOf(machine);
  const still: AnyStateMachine = createMachine({
    ...skeletonOf(machine.root, ({ tags, type }) => ({ tags, type: type === 'final' ? 'atomic' : type })),
    context: machine.config.context as object,
    on: Object.fromEntries(states.map((state) => [`put.${state}`, { target: `.${state}`, actions: keepContext }])),
  });
  return still as M;
};

/** A chart in which a still replaces each child chart. */
export const withStills = <M extends AnyStateMachine>(machine: M): M => {
  const actors = Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    logic instanceof StateMachine ? [[name, stillOf(logic)]] : [],
  );
  return machine.provide({ actors: Object.fromEntries(actors) as object }) as M;
};

type Still = { readonly send: (event: never) => void } | undefined;

/** Puts a still into a state, with the context that it has there. */
export const put = (still: Still, state: string, context: object = {}): void =>
  act(() => (still as { send: (event: object) => void }).send({ type: `put.${state}`, context }));

/** Sends an actor an event from the child with this id, to the parent that the child was given. */
export const announcing =
  (id: string) =>
  (what: EventObject, { actor }: { readonly actor: AnyActorRef }): void => {
    const { children } = actor.getSnapshot() as { readonly children: Readonly<Record<string, AnyActorRef>> };
    const child = children[id] as AnyActorRef;
    const { context } = child.getSnapshot() as { readonly context: { readonly parent: AnyActorRef } };
    act(() => context.parent.send(what));
  };
