import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from './labels.ts';

const reacts = (node: AnyStateNode, kind: string): boolean =>
  [...node.transitions.keys()].some((type) => type.startsWith(kind));

const endsOf = (node: AnyStateNode, id: string): boolean =>
  reacts(node, 'xstate.after.') ||
  (reacts(node, `xstate.done.actor.${id}`) && reacts(node, `xstate.error.actor.${id}`));

/** Invokes without a name of their own, and waiting that might never end, each as a sentence; followers send events and end with their state, as charts within a chart do, which are declared by type only. */
export const endlessWaits = (
  file: string,
  machine: AnyStateMachine,
  followers: ReadonlySet<unknown>,
): readonly string[] =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src }, at) => {
      const place = `${file}, state '${node.path.join('.') || machine.id}'`;
      const given = [node.config.invoke].flat()[at];
      const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
      const isFollower = logic === undefined || followers.has(logic);
      return [
        ...(given?.id === undefined ? [`${place}: give what it invokes an id.`] : []),
        ...(isFollower || endsOf(node, id)
          ? []
          : [`${place}: add an \`after\`, or onDone and onError, so that waiting for ${id} ends.`]),
      ];
    }),
  );
