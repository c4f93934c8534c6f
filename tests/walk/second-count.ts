import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

// A second opinion on what the walks cover: it must share no code with the recorder that it checks.

const withChildren = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(withChildren),
];

/** A state's transitions by trigger: events, delays, answers and errors of its actors, or nothing at all. */
const declaredBy = (node: AnyStateNode): readonly (readonly AnyTransitionDefinition[])[] => [
  ...node.transitions.values(),
  node.always ?? [],
];

/** Names a transition by its state, its event and its index among the branches there, found by identity. */
const keyOf = (transition: AnyTransitionDefinition): string => {
  const source = transition.source as AnyStateNode;
  const branches = declaredBy(source).find((some) => some.includes(transition)) ?? [];
  return `${source.id}, ${String(transition.eventType) || 'at once'}, branch ${branches.indexOf(transition) + 1}`;
};

/** Counts the transitions that a chart's actors report themselves. */
export const secondCountOf = (machine: AnyStateMachine) => {
  const counts = new Map<string, number>(
    withChildren(machine.root).flatMap((node) =>
      declaredBy(node)
        .flat()
        .map((one) => [keyOf(one), 0] as const),
    ),
  );
  const note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return;
    for (const key of event._transitions.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    /** Counts what an actor reports. */
    note,
    /** The declared transitions that no actor took. */
    neverTaken: (): readonly string[] => [...counts].filter(([, count]) => count === 0).map(([key]) => key),
  };
};
