import { act } from '@testing-library/react';
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  sendTo,
  StateMachine,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import { innermostOf } from './chart.ts';

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

type Put = { readonly type: string; readonly context: object };
type Said = { readonly type: 'still.says'; readonly what: EventObject };

const says = sendTo(
  ({ context }: { context: { parent: AnyActorRef } }) => context.parent,
  ({ event }: { event: Said }) => event.what,
);

const statesOf = (node: AnyStateNode): object => ({
  ...(node.type === 'compound' ? { initial: (node.initial.target as readonly AnyStateNode[])[0]?.key } : {}),
  ...(node.type === 'parallel' ? { type: 'parallel' } : {}),
  tags: node.tags as readonly string[],
  states: Object.fromEntries(
    (Object.values(node.states) as AnyStateNode[]).map((child) => [child.key, statesOf(child)]),
  ),
});

/**
 * A still of a chart, for the walk of a chart around it: it has the same states and context, but only a test moves it,
 * by putting it into a state or having it tell its parent an event.
 */
export const stillOf = <M extends AnyStateMachine>(machine: M): M => {
  const puts = innermostOf(machine).map((state): [string, object] => [
    `still.put.${state}`,
    { target: `.${state}`, actions: assign(({ event }: { event: Put }) => event.context) },
  ]);
  const still: AnyStateMachine = createMachine({
    ...statesOf(machine.root),
    id: machine.id,
    context: machine.config.context as object,
    on: { ...Object.fromEntries(puts), 'still.says': { actions: says } },
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
const tell = (still: Still, event: object) => act(() => (still as { send: (told: object) => void }).send(event));

/** Puts a still into a state, with the context that it has there. */
export const put = (still: Still, state: string, context: object = {}): void =>
  tell(still, { type: `still.put.${state}`, context });

/** Has the still with this id in an actor tell its parent an event, as its chart would. */
export const announcing =
  (id: string) =>
  (what: EventObject, { actor }: { readonly actor: AnyActorRef }): void => {
    const { children } = actor.getSnapshot() as { readonly children: Readonly<Record<string, Still>> };
    tell(children[id], { type: 'still.says', what });
  };
