import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { nodesOf, placeOf, transitionsFrom } from '../charts/labels.ts';
import { graphOf, type Edge } from './graph.ts';
import { isPassedThrough, sentenceOf, statesIn } from './sentences.ts';
import { isAtOnce, toursThrough } from './tours.ts';

// A dot in an event's name would make it a wildcard's part.
const nameOf = (sentence: string) => sentence.replaceAll('.', '_');

/** A state with its arrows only: each is an event of its own, without a condition, an action or a delay. */
const arrowsOf = (node: AnyStateNode): object => ({
  id: node.id,
  type: node.type,
  ...(node.type === 'compound' ? { initial: node.initial.target[0]?.key } : {}),
  on: Object.fromEntries(
    transitionsFrom(node).map((one) => [
      nameOf(sentenceOf(one)),
      { ...(one.target ? { target: one.target.map(({ id }) => `#${id}`) } : {}), reenter: one.reenter },
    ]),
  ),
  states: Object.fromEntries(Object.values(node.states).map((child: AnyStateNode) => [child.key, arrowsOf(child)])),
});

/** Every transition and every pair of consecutive ones that a chart's arrows allow, guards and context aside. */
export const structuralRuns = (machine: AnyStateMachine): ReadonlySet<string> => {
  const sentences = new Map(
    nodesOf(machine)
      .flatMap(transitionsFrom)
      .map((one) => [nameOf(sentenceOf(one)), sentenceOf(one)]),
  );
  const cases = Object.fromEntries([...sentences.keys()].map((type) => [type, [{ type }]]));
  const graph = graphOf(createMachine(arrowsOf(machine.root)), cases, undefined);
  const named = (edge: Edge) => ({
    ...edge,
    taken: edge.taken.length > 0 ? [sentences.get(edge.event.type) ?? ''] : [],
  });
  const passedThrough = new Set(nodesOf(machine).filter(isPassedThrough).map(placeOf));
  // A state that is left at once hears of nothing else.
  const through = (edge: Edge): readonly Edge[] =>
    statesIn(edge.value).some((state) => passedThrough.has(state))
      ? (graph.edges[edge.to] ?? [])
          .map(named)
          .filter(({ taken: [one = ''] }) => isAtOnce(one))
          .flatMap(through)
          .map((next) => ({ ...next, from: edge.from, taken: [...edge.taken, ...next.taken] }))
      : [edge];
  return toursThrough([{ ...graph, edges: graph.edges.map((edges) => edges.map(named).flatMap(through)) }]).runs;
};
