import type { AnyStateMachine } from 'xstate';
import { structuralRuns } from './structural.ts';
import { arrow } from './tours.ts';

/** Why some transitions, or pairs of consecutive ones, that a chart's arrows allow never happen. */
export type Impossible = { readonly runs: RegExp; readonly why: string };
/** A transition or a pair that never happens, and the reason. */
export type NeverRun = { readonly run: string; readonly why: string };

/** Whether a run is a pair of transitions, and not a single one. */
export const isPair = (run: string): boolean => run.includes(arrow);

/**
 * The runs that a chart's arrows allow and its conditions and context do not, each with its reason; no pair of which a
 * part never happens. Throws a sentence for a run without a reason, and for a reason that fits a run that does happen or none at all.
 */
export const neverRuns = (
  machine: AnyStateMachine,
  feasible: ReadonlySet<string>,
  impossible: readonly Impossible[],
): readonly NeverRun[] => {
  const missing = [...structuralRuns(machine)].filter(
    (run) => !feasible.has(run) && (!isPair(run) || run.split(arrow).every((part) => feasible.has(part))),
  );
  const reasons = missing.map((run) => ({ run, why: impossible.find(({ runs }) => runs.test(run))?.why }));
  const unexplained = reasons.filter(({ why }) => why === undefined).map(({ run }) => run);
  if (unexplained.length > 0)
    throw new Error(
      `${machine.id}: no case leads to these runs; add cases, or say in the walk's 'impossible' why they never happen:\n${unexplained.join('\n')}`,
    );
  for (const { runs, why } of impossible) {
    const happens = [...feasible].find((run) => runs.test(run));
    if (happens !== undefined)
      throw new Error(`${machine.id}: '${why}' is given as a reason for '${happens}', which happens.`);
    if (!missing.some((run) => runs.test(run)))
      throw new Error(`${machine.id}: '${why}' is no reason for anything; remove it.`);
  }
  return reasons.map(({ run, why = '' }) => ({ run, why }));
};
