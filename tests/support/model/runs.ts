import type { AnyStateMachine } from 'xstate';
import { conceivableRuns } from './conceivable.ts';
import { arrow } from './tours.ts';

/** Why some runs of transitions that a chart's arrows allow never happen. */
export type Impossible = { readonly runs: RegExp; readonly why: string };
/** A run of transitions that never happens, and the reason. */
export type NeverRun = { readonly run: string; readonly why: string };

/** How many transitions a run has. */
export const lengthOf = (run: string): number => run.split(arrow).length;

const partsOf = (run: string): readonly string[] => {
  const steps = run.split(arrow);
  return steps.length < 2 ? [] : [steps.slice(1).join(arrow), steps.slice(0, -1).join(arrow)];
};

/**
 * The runs that a chart's arrows allow and its conditions and context do not, the shortest ones only, each with its reason.
 * Throws a sentence for a run without a reason, and for a reason that fits a run that does happen or none at all.
 */
export const neverRuns = (
  machine: AnyStateMachine,
  feasible: ReadonlySet<string>,
  impossible: readonly Impossible[],
  length: number,
): readonly NeverRun[] => {
  const missing = [...conceivableRuns(machine, length)].filter(
    (run) => !feasible.has(run) && partsOf(run).every((part) => feasible.has(part)),
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
