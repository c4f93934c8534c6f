import { act } from '@testing-library/react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, SimulatedClock } from 'xstate';

/** The invokes that a state awaits an answer of, each with the state that awaits it. */
export const awaitedIn = (state: AnyMachineSnapshot): readonly { readonly id: string; readonly node: AnyStateNode }[] =>
  (state._nodes as readonly AnyStateNode[])
    .filter(() => state.status === 'active')
    .flatMap((node) =>
      node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`)).map(({ id }) => ({ id, node })),
    );

/** Longer than any chart waits for an answer, in milliseconds. */
const longest = 120_000;

const awaitedBy = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const state = actor.getSnapshot() as AnyMachineSnapshot;
  const children = state.children as Readonly<Record<string, AnyActorRef | undefined>>;
  return awaitedIn(state).flatMap(({ id }) => children[id] ?? []);
};

/** With no answer at all, whatever was awaited is given up after its time. Throws a sentence otherwise. */
export const settle = async (actor: AnyActorRef, clock: SimulatedClock): Promise<void> => {
  const awaited = awaitedBy(actor);
  if (awaited.length === 0) return;
  await act(async () => clock.increment(longest));
  const left = awaitedBy(actor).filter((child) => awaited.includes(child));
  if (left.length > 0)
    throw new Error(
      `Eventually: ${left.map(({ id }) => id).join(', ')} is still awaited after ${longest} ms without an answer.`,
    );
};
