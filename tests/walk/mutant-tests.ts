import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { expectFrozenStep, type Frozen } from './frozen.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { traceOf, type Path } from './plan.ts';
import { walkPath, type Play, type Walked } from './walk-path.ts';

/** The fixed sample takes every nth mutant of each kind. */
const sampled = 7;

const sampleOf = (mutants: readonly Mutant[]) =>
  mutants.filter((one) => mutants.filter(({ kind }) => kind === one.kind).indexOf(one) % sampled === 0);

const differs = (mutated: AnyStateMachine, path: Path, trace: string): boolean => {
  try {
    return traceOf(mutated, path) !== trace;
  } catch {
    return true;
  }
};

const fails = (play: Play, path: Path, frozen: Frozen, number: number): Promise<boolean> =>
  walkPath(play, path, (walked, at) => expectFrozenStep(frozen, number, at, walked))
    .then(
      () => false,
      () => true,
    )
    .finally(cleanup);

/** The mutation tests of a chart, for all mutants or a fixed sample: a walk along the frozen paths notices each. */
export const mutantTests = ({ play, plan, stem, frozen }: Walked, size: 'sample' | 'all'): void => {
  const all = mutantsOf(play.machine);
  // The shortest first, because a walk takes time.
  const traced = plan.paths
    .map((path, number) => ({ path, number, trace: traceOf(play.machine, path) }))
    .sort((one, other) => one.path.steps.length - other.path.steps.length);
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
