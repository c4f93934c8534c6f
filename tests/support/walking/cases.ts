import type { AnyStateMachine, EventObject } from 'xstate';
import { nodesOf } from '../charts/labels.ts';
import type { Case, Cases } from '../model/graph.ts';

type Listed = Readonly<Record<string, readonly unknown[]>>;

const caseOf = (type: string, payload: unknown): Case => {
  if (typeof payload !== 'function') return { type, ...(payload as object) };
  const make = payload as (context: unknown) => object | undefined;
  return (context: unknown): EventObject | undefined => {
    const made = make(context);
    return made && { type, ...made };
  };
};

const answerOf = (type: string, output: unknown): Case => {
  const make = typeof output === 'function' ? (output as (context: unknown) => unknown) : undefined;
  return caseOf(type, make ? (context: unknown) => ({ output: make(context) }) : { output });
};

/** The cases of a walk by the type of their event: what a person does, and each answer and one failure of an invoke. */
export const casesOf = (machine: AnyStateMachine, events: Listed, answers: Listed): Cases => {
  const invokes = nodesOf(machine).flatMap(
    (node) => node.invoke as readonly { readonly id: string; readonly src: string }[],
  );
  const ends = invokes.flatMap(({ id, src }): readonly (readonly [string, readonly Case[]])[] => {
    const [done, error] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`];
    return [
      [done, (answers[src] ?? []).map((output) => answerOf(done, output))],
      [error, [{ type: error, error: new Error('offline') } as EventObject]],
    ];
  });
  const done = Object.entries(events).map(
    ([type, payloads]) => [type, payloads.map((payload) => caseOf(type, payload))] as const,
  );
  return Object.fromEntries<readonly Case[]>([...done, ...ends]);
};
