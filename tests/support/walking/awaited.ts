import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** The invokes that a state awaits an answer of, each with the state that awaits it. */
export const awaitedIn = (state: AnyMachineSnapshot): readonly { readonly id: string; readonly node: AnyStateNode }[] =>
  (state._nodes as readonly AnyStateNode[])
    .filter(() => state.status === 'active')
    .flatMap((node) =>
      node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`)).map(({ id }) => ({ id, node })),
    );
