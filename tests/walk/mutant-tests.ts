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

const differs = (mutated: AnyStateMachine, path: Path, trace: readonly string[]): boolean => {
  let at = 0;
  try {
    for (const line of traceOf(mutated, path)) {
      if (line !== trace[at]) return true;
      at += 1;
    }
  } catch {
    return true;
  }
  return false;
};

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
  // The shortest first, because a walk takes time.
  const traced = plan.paths
    .map((path, number) => ({ path, number, trace: [...traceOf(play.machine, path)] }))
    .sort((one, other) => one.trace.length - other.trace.length);
  const isNoticed = async (mutant: Mutant) => {
    const mutated = mutant.apply(play.machine.provide({}));
    for (const { path, number, trace } of traced) {
      const canNotice = differs(mutated, path, trace);
      if (canNotice && (await fails({ ...play, mutant }, path, await frozen(), number))) return true;
    }
    return false;
  };
  for (const mutant of size === 'all' ? all : sampleOf(all))
    test(`${stem}: ${mutant.what}: a walk notices`, async () => expect(await isNoticed(mutant)).toBe(true));
};
