import { afterAll, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { innermostOf, statesIn, transitionsOf } from '../model/sentences.ts';
import type { Plan } from '../model/plan.ts';
import { recorderOf } from '../model/recorder.ts';
import { isPair } from '../model/runs.ts';
import type { ChartCoverage, Share } from '../reporter.ts';
import { frozenText, holdAgainst, type Frozen, type WalkedStep } from './frozen.ts';
import { frozenOf } from './frozen-file.ts';
import { walkPath, type Play } from './walk-path.ts';

const shareOf = (wanted: readonly string[], walked: ReadonlySet<string>, never = 0): Share => ({
  walked: wanted.filter((one) => walked.has(one)).length,
  feasible: wanted.length,
  never,
});

const countsOf = ({ states, transitions, pairs, paths, steps }: ChartCoverage): Readonly<Record<string, number>> => ({
  states: states.walked,
  transitions: transitions.walked,
  pairs: pairs.walked,
  paths,
  steps,
});

type Walking = {
  readonly stem: string;
  /** Whether the paths are frozen anew. */
  readonly isModelling: boolean;
  /** Looks at the page at a moment of a path; gets what it shows, and the chart's state. */
  readonly look?: ((shown: readonly string[], state: string) => Promise<void>) | undefined;
};

/** The tests of a chart: its screen along every path against the frozen one, and the gates. */
export const walkPaths = (play: Play, machine: AnyStateMachine, plan: Plan, { stem, isModelling, look }: Walking) => {
  const recorder = recorderOf();
  const walked: (readonly WalkedStep[])[] = [];
  const seenStates = new Set<string>();
  for (const [number, path] of plan.paths.entries())
    test(`the screen follows ${path.title}`, async () => {
      const frozen = isModelling ? undefined : await frozenOf(stem);
      const moments: WalkedStep[] = [];
      await walkPath(play, machine, path, recorder.watch(), (moment, at) => {
        moments.push(moment);
        const states = statesIn(at === 0 ? path.value : path.steps[at - 1]?.value);
        for (const state of states) seenStates.add(state);
        if (frozen) holdAgainst(frozen, number, path, moment, at);
        return look?.(moment.shown, states.join(' + '));
      });
      walked[number] = moments;
    });
  const pairs = [...plan.runs].filter(isPair);
  const coverage = (): ChartCoverage => {
    return {
      chart: stem,
      states: shareOf(innermostOf(machine), seenStates),
      transitions: shareOf(transitionsOf(machine), recorder.ran),
      pairs: shareOf(pairs, recorder.ran, plan.never.filter(({ run }) => isPair(run)).length),
      paths: plan.paths.length,
      steps: plan.paths.reduce((sum, { steps }) => sum + steps.length, 0),
    };
  };
  const missing = (wanted: readonly string[]) => wanted.filter((one) => !recorder.ran.has(one));
  test('every state was shown', () =>
    expect(innermostOf(machine).filter((state) => !seenStates.has(state))).toEqual([]));
  test('every declared transition was walked', ({ task }) => {
    task.meta.coverage = coverage();
    expect(missing(transitionsOf(machine))).toEqual([]);
  });
  test('every pair of consecutive transitions that can happen was walked', () => expect(missing(pairs)).toEqual([]));
  const text = () => frozenText(plan, walked, countsOf(coverage()));
  if (isModelling) test('its paths are frozen', () => expect(text()).toMatchFileSnapshot(`../paths/${stem}.json`));
  else
    test('its paths are the frozen ones: a changed chart is a reviewed diff of them, made by npm run model', async () =>
      expect(JSON.parse(text()) as Frozen).toEqual(await frozenOf(stem)));
  afterAll(() => walked.splice(0));
};
