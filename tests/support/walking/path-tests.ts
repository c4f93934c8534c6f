import { afterAll, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { innermostOf, statesIn, transitionsOf } from '../model/sentences.ts';
import type { Plan } from '../model/plan.ts';
import { recorderOf } from '../model/recorder.ts';
import { lengthOf } from '../model/runs.ts';
import type { ChartCoverage } from '../report/coverage.ts';
import { frozenPath, frozenText, type Frozen, type Moment } from './frozen.ts';
import { frozenOf } from './frozen-file.ts';
import { walkPath, type Play } from './walk-path.ts';

const ofLength = (runs: ReadonlySet<string>, length: number) => [...runs].filter((run) => lengthOf(run) === length);

/** The tests of a chart: its screen along every path against the frozen one, and the gates. With `isModelling` the paths are frozen anew. */
export const walkPaths = (
  play: Play,
  machine: AnyStateMachine,
  plan: Plan,
  { stem, length, isModelling }: { stem: string; length: number; isModelling: boolean },
) => {
  const recorder = recorderOf(length);
  const walked: (readonly Moment[])[] = [];
  const seenStates = new Set<string>();
  for (const [number, path] of plan.paths.entries())
    test(`the screen follows ${path.title}`, async () => {
      const frozen = isModelling ? undefined : await frozenOf(stem);
      const moments: Moment[] = [];
      await walkPath(play, machine, path, recorder.watch(), (moment, at) => {
        moments.push(moment);
        const value = at === 0 ? path.value : path.steps[at - 1]?.value;
        for (const state of statesIn(value)) seenStates.add(state);
        const line = frozen?.paths[number]?.[at];
        if (!frozen) return;
        expect(frozenPath(path, moments)[at], 'the frozen step').toMatchObject({ on: line?.on, in: line?.in, tells: line?.tells });
        expect(moment.shown, 'the frozen screen').toEqual(frozen.screens[line?.shows ?? '']);
      });
      walked[number] = moments;
    });
  const count = (size: number) => {
    const feasible = ofLength(plan.runs, size);
    const never = plan.never.filter(({ run }) => lengthOf(run) === size).length;
    return { walked: feasible.filter((run) => recorder.ran.has(run)).length, feasible: feasible.length, never };
  };
  test('every state was shown', () => expect(innermostOf(machine).filter((state) => !seenStates.has(state))).toEqual([]));
  test('every declared transition was walked', ({ task }) => {
    const transitions = transitionsOf(machine);
    const sizes = Array.from({ length: length - 1 }, (_, at) => count(at + 2));
    const coverage: ChartCoverage = {
      chart: stem,
      states: { walked: seenStates.size, feasible: innermostOf(machine).length, never: 0 },
      transitions: { walked: transitions.filter((one) => recorder.ran.has(one)).length, feasible: transitions.length, never: 0 },
      ...(sizes[0] ? { pairs: sizes[0] } : {}),
      ...(sizes[1] ? { triples: sizes[1] } : {}),
      paths: plan.paths.length,
      steps: plan.paths.reduce((sum, { steps }) => sum + steps.length, 0),
    };
    task.meta.coverage = coverage;
    expect(transitions.filter((one) => !recorder.ran.has(one))).toEqual([]);
  });
  for (const [size, name] of [
    [2, 'pair'],
    [3, 'triple'],
  ] as const)
    if (size <= length)
      test(`every ${name} of consecutive transitions that can happen was walked`, () =>
        expect(ofLength(plan.runs, size).filter((run) => !recorder.ran.has(run))).toEqual([]));
  const text = () => frozenText(plan.paths, walked, plan.never);
  if (isModelling) test('its paths are frozen', () => expect(text()).toMatchFileSnapshot(`../paths/${stem}.json`));
  else
    test('its paths are the frozen ones: a changed chart is a reviewed diff of them, made by npm run model', async () =>
      expect(JSON.parse(text()) as Frozen).toEqual(await frozenOf(stem)));
  afterAll(() => walked.splice(0));
};
