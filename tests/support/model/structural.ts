import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { nodesOf, transitionsFrom } from '../charts/labels.ts';
import { graphOf, type Edge } from './graph.ts';
import { sentenceOf } from './sentences.ts';
import { toursThrough } from './tours.ts';

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

/** Every transition and every pair of consecutive ones that a chart's arrows alone allow, whatever its conditions and its context say. */
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
  return toursThrough([{ ...graph, edges: graph.edges.map((edges) => edges.map(named)) }]).runs;
};
