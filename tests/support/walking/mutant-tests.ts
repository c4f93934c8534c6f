import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { walkTimeout } from '../limits.ts';
import { mutantsOf, type Mutant } from '../model/mutants.ts';
import { traceOf, type Path, type Plan } from '../model/plan.ts';
import { recorderOf } from '../model/recorder.ts';
import { frozenOf } from './frozen-file.ts';
import { holdAgainst, type Frozen } from './frozen.ts';
import { walkPath, type Play } from './walk-path.ts';

type Equivalent = { readonly mutant: RegExp; readonly why: string };

/** The fixed sample takes every nth mutant of each kind. */
const sampled = 7;

const sampleOf = (mutants: readonly Mutant[]) => {
  const seen = new Map<string, number>();
  return mutants.filter(({ kind }) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before % sampled === 0;
  });
};

/** The moment at which a changed chart first does something else on a path; undefined if it never does. */
const differsAt = (changed: AnyStateMachine, path: Path, trace: readonly string[]): number | undefined => {
  let at = 0;
  try {
    for (const line of traceOf(changed, path)) {
      if (line !== trace[at]) return at;
      at += 1;
    }
  } catch {
    return at;
  }
  return undefined;
};

/** How a walk of the frozen path fails with a changed chart; undefined if it does not. */
const failureOf = async (play: Play, machine: AnyStateMachine, path: Path, frozen: Frozen, number: number) => {
  try {
    await walkPath(play, machine, path, recorderOf().watch(), (moment, at) =>
      holdAgainst(frozen, number, path, moment, at),
    );
    return undefined;
  } catch (error) {
    return String(error).split('\n')[0];
  } finally {
    cleanup();
  }
};

/** The tests of a chart's changed twins: each is noticed by a walk along the frozen paths, or is explained. */
export const walkMutants = (
  play: Play,
  machine: AnyStateMachine,
  plan: Plan,
  { stem, equivalent, size }: { stem: string; equivalent: readonly Equivalent[]; size: 'sample' | 'all' },
) => {
  const all = mutantsOf(machine);
  const traced = plan.paths.map((path, number) => ({ path, number, trace: [...traceOf(machine, path)] }));
  /** The paths on which a mutant does something else, with the moment; the earliest first, as a walk takes its time. */
  const differing = (mutant: Mutant) =>
    traced
      .map(({ path, number, trace }) => ({ path, number, at: differsAt(mutant.machine, path, trace) ?? Infinity }))
      .filter(({ at }) => at < Infinity)
      .sort((one, other) => one.at - other.at);
  const isNoticed = async (mutant: Mutant) => {
    const frozen = await frozenOf(stem);
    for (const { path, number } of differing(mutant))
      if ((await failureOf(play, mutant.machine, path, frozen, number)) !== undefined) return true;
    return false;
  };
  for (const mutant of size === 'all' ? all : sampleOf(all)) {
    const reason = equivalent.find((one) => one.mutant.test(mutant.what))?.why;
    test(
      `${stem}: ${mutant.what}: ${reason === undefined ? 'a walk notices' : `nobody could notice: ${reason}`}`,
      async () => expect(await isNoticed(mutant)).toBe(reason === undefined),
      walkTimeout,
    );
  }
};
