import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import {
  arrow,
  isAtOnce,
  isPair,
  isPassedThrough,
  nodesOf,
  placeOf,
  sentenceOf,
  skeletonOf,
  statesIn,
  transitionsFrom,
} from './chart.ts';
import { graphOf, type Edge } from './graph.ts';
import { placesOf } from './tours.ts';

/** By the reason, the transitions and consecutive pairs that a chart's arrows allow and that never happen. */
export type Impossible = Readonly<Record<string, RegExp>>;

/** A state's arrows: each is an event named by its sentence, without a condition, an action or a delay. */
const arrowsOf = (node: AnyStateNode): object => ({
  on: Object.fromEntries(
    transitionsFrom(node).map((one) => [
      sentenceOf(one),
      { ...(one.target ? { target: one.target.map(({ id }) => `#${id}`) } : {}), reenter: one.reenter },
    ]),
  ),
});

/** Every transition and every consecutive pair that a chart's arrows allow, without guards and context. */
const structuralRuns = (machine: AnyStateMachine): ReadonlySet<string> => {
  const graph = graphOf(createMachine(skeletonOf(machine.root, arrowsOf)), {}, undefined);
  const arrowsFrom = (situation: string): readonly Edge[] =>
    graph.edgesFrom(situation).map((edge) => ({ ...edge, taken: [edge.event.type] }));
  const passedThrough = new Set(nodesOf(machine).filter(isPassedThrough).map(placeOf));
  // A state that is left at once receives no other event.
  const through = (edge: Edge): readonly Edge[] =>
    statesIn(edge.value).some((state) => passedThrough.has(state))
      ? arrowsFrom(edge.to)
          .filter(({ event }) => isAtOnce(event.type))
          .flatMap(through)
          .map((next) => ({ ...next, taken: [...edge.taken, ...next.taken] }))
      : [edge];
  return placesOf({ ...graph, edgesFrom: (situation) => arrowsFrom(situation).flatMap(through) }).runs;
};

/**
 * By the reason, the runs that a chart's arrows allow and its conditions and context do not, without pairs of which one
 * part never happens. Throws a readable error for a run without a reason, and for a reason that fits a run that does
 * happen, or none at all.
 */
export const neverRuns = (
  machine: AnyStateMachine,
  feasible: ReadonlySet<string>,
  impossible: Impossible,
): Readonly<Record<string, readonly string[]>> => {
  const missing = [...structuralRuns(machine)].filter(
    (run) => !feasible.has(run) && (!isPair(run) || run.split(arrow).every((part) => feasible.has(part))),
  );
  const given = Object.entries(impossible);
  const unexplained = missing.filter((run) => !given.some(([, runs]) => runs.test(run)));
  if (unexplained.length > 0)
    throw new Error(
      `${machine.id}: no case leads to these runs; add cases, or say in the walk's 'impossible' why they never ` +
        `happen:\n${unexplained.join('\n')}`,
    );
  const never = given.map(([why, runs]) => {
    const happens = [...feasible].find((run) => runs.test(run));
    if (happens !== undefined)
      throw new Error(`${machine.id}: '${why}' is given as a reason for '${happens}', which happens.`);
    const explained = missing.filter((run) => runs.test(run));
    if (explained.length === 0) throw new Error(`${machine.id}: '${why}' is no reason for anything; remove it.`);
    return [why, explained] as const;
  });
  return Object.fromEntries(never);
};
