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

const traceIn = (machine: AnyStateMachine, path: Path): readonly string[] => {
  try {
    return traceOf(machine, path);
  } catch (error) {
    return [String(error)];
  }
};

/** What a walk of the frozen path with a changed chart stumbles over; undefined if nothing. */
const stumble = async (play: Play, machine: AnyStateMachine, path: Path, frozen: Frozen, number: number) => {
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
  const traces = plan.paths.map((path) => traceIn(machine, path));
  /** The paths on which a mutant does something else, with the moment; the earliest first, as a walk takes its time. */
  const differing = (mutant: Mutant) =>
    plan.paths
      .map((path, number) => {
        const trace = traceIn(mutant.machine, path);
        return { path, number, at: traces[number]?.findIndex((line, at) => line !== trace[at]) ?? -1 };
      })
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at);
  const isNoticed = async (mutant: Mutant) => {
    const frozen = await frozenOf(stem);
    for (const { path, number } of differing(mutant))
      if ((await stumble(play, mutant.machine, path, frozen, number)) !== undefined) return true;
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
