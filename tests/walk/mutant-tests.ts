import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { expectFrozenStep, type Frozen } from './frozen.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { traceOf, type Path } from './plan.ts';
import { walkPath, type Play, type Walked } from './walk-path.ts';

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

/** The moment at which a mutant first behaves differently on a path; Infinity if it never does. */
const differsAt = (machine: AnyStateMachine, mutant: Mutant, path: Path, trace: readonly string[]): number => {
  let at = 0;
  try {
    for (const line of traceOf(mutant.apply(machine.provide({})), path)) {
      if (line !== trace[at]) return at;
      at += 1;
    }
  } catch {
    return at;
  }
  return Infinity;
};

/** Whether a walk along the frozen path fails with a mutant. */
const fails = async (play: Play, path: Path, frozen: Frozen, number: number): Promise<boolean> => {
  try {
    await walkPath(play, path, (moment, at) => expectFrozenStep(frozen, number, path, moment, at));
    return false;
  } catch {
    return true;
  } finally {
    cleanup();
  }
};

/** The mutation tests of a chart, for all mutants or a fixed sample: a walk along the frozen paths notices each. */
export const mutantTests = ({ play, plan, stem, frozen }: Walked, size: 'sample' | 'all'): void => {
  const all = mutantsOf(play.machine);
  const traced = plan.paths.map((path, number) => ({ path, number, trace: [...traceOf(play.machine, path)] }));
  const isNoticed = async (mutant: Mutant) => {
    // The earliest first, because a walk takes time.
    const differing = traced
      .map(({ path, number, trace }) => ({ path, number, at: differsAt(play.machine, mutant, path, trace) }))
      .filter(({ at }) => at < Infinity)
      .sort((one, other) => one.at - other.at);
    for (const { path, number } of differing)
      if (await fails({ ...play, mutant }, path, await frozen(), number)) return true;
    return false;
  };
  for (const mutant of size === 'all' ? all : sampleOf(all))
    test(`${stem}: ${mutant.what}: a walk notices`, async () => expect(await isNoticed(mutant)).toBe(true));
};
