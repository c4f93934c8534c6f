import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import {
  arrow,
  isAtOnce,
  isPair,
  isPassedThrough,
  nodesOf,
  placeOf,
  sentenceOf,
  statesIn,
  transitionsFrom,
} from './chart.ts';
import { graphOf, type Edge } from './graph.ts';
import { placesOf } from './tours.ts';

/** By the reason, the transitions and consecutive pairs that a chart's arrows allow and that never happen. */
export type Impossible = Readonly<Record<string, RegExp>>;
/** A transition or a pair that never happens, and the reason. */
export type NeverRun = { readonly run: string; readonly why: string };

// A dot in an event's name would be taken for part of a wildcard.
const nameOf = (sentence: string) => sentence.replaceAll('.', '_');

/** A state reduced to its arrows: each is an event of its own, without a condition, an action or a delay. */
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

/** Every transition and every consecutive pair that a chart's arrows allow, without guards and context. */
const structuralRuns = (machine: AnyStateMachine): ReadonlySet<string> => {
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
  // A state that is left at once receives no other event.
  const through = (edge: Edge): readonly Edge[] =>
    statesIn(edge.value).some((state) => passedThrough.has(state))
      ? (graph.edges[edge.to] ?? [])
          .map(named)
          .filter(({ taken: [one = ''] }) => isAtOnce(one))
          .flatMap(through)
          .map((next) => ({ ...next, taken: [...edge.taken, ...next.taken] }))
      : [edge];
  return placesOf({ ...graph, edges: graph.edges.map((edges) => edges.map(named).flatMap(through)) }).runs;
};

/**
 * The runs that a chart's arrows allow and its conditions and context do not, each with its reason, without pairs of
 * which one part never happens. Throws a readable error for a run without a reason, and for a reason that fits a run
 * that does happen, or none at all.
 */
export const neverRuns = (
  machine: AnyStateMachine,
  feasible: ReadonlySet<string>,
  impossible: Impossible,
): readonly NeverRun[] => {
  const missing = [...structuralRuns(machine)].filter(
    (run) => !feasible.has(run) && (!isPair(run) || run.split(arrow).every((part) => feasible.has(part))),
  );
  const given = Object.entries(impossible);
  const reasons = missing.map((run) => ({ run, why: given.find(([, runs]) => runs.test(run))?.[0] }));
  const unexplained = reasons.filter(({ why }) => why === undefined).map(({ run }) => run);
  if (unexplained.length > 0)
    throw new Error(
      `${machine.id}: no case leads to these runs; add cases, or say in the walk's 'impossible' why they never ` +
        `happen:\n${unexplained.join('\n')}`,
    );
  for (const [why, runs] of given) {
    const happens = [...feasible].find((run) => runs.test(run));
    if (happens !== undefined)
      throw new Error(`${machine.id}: '${why}' is given as a reason for '${happens}', which happens.`);
    if (!missing.some((run) => runs.test(run)))
      throw new Error(`${machine.id}: '${why}' is no reason for anything; remove it.`);
  }
  return reasons.map(({ run, why = '' }) => ({ run, why }));
};
