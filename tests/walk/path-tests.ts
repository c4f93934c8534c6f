import { afterAll, expect, test } from 'vitest';
import { innermostOf, isPair, statesIn, transitionsOf } from './chart.ts';
import { frozenText, expectFrozenStep, type Frozen, type WalkedStep } from './frozen.ts';
import { recorderOf } from './recorder.ts';
import { secondCountOf } from './second-count.ts';
import { walkPath, type Walked } from './walk-path.ts';

/** How much of what can happen was walked. */
export type Share = { readonly walked: number; readonly feasible: number };
/** What the walk of a chart covered. */
type ChartCoverage = {
  readonly chart: string;
  readonly states: Share;
  readonly transitions: Share;
  readonly pairs: Share;
  readonly paths: number;
  readonly steps: number;
};

declare module 'vitest' {
  interface TaskMeta {
    coverage?: ChartCoverage;
  }
}

const shareOf = (wanted: readonly string[], walked: ReadonlySet<string>): Share => ({
  walked: wanted.filter((one) => walked.has(one)).length,
  feasible: wanted.length,
});

type Options = {
  /** Whether the paths are frozen again. */
  readonly isFreezing: boolean;
  /** Called at each moment of a path, with what the page shows and the chart's state. */
  readonly look?: ((shown: readonly string[], state: string) => Promise<void>) | undefined;
};

/** The tests of a chart: its screen along every path against the frozen ones, and the coverage gates. */
export const pathTests = ({ play, plan, stem, folder, frozen }: Walked, { isFreezing, look }: Options): void => {
  const { machine } = play;
  const recorder = recorderOf();
  const count = secondCountOf(machine);
  const walked: (readonly WalkedStep[])[] = [];
  const seenStates = new Set<string>();
  for (const [number, path] of plan.paths.entries())
    test(`the screen follows ${path.title}`, async () => {
      const oracle = isFreezing ? undefined : await frozen();
      const moments: WalkedStep[] = [];
      const see = (moment: WalkedStep, at: number) => {
        moments.push(moment);
        const states = statesIn(at === 0 ? path.value : path.steps[at - 1]?.value);
        for (const state of states) seenStates.add(state);
        if (oracle) expectFrozenStep(oracle, number, path, moment, at);
        return look?.(moment.shown, states.join(' + '));
      };
      await walkPath(play, path, see, { watch: recorder.watch, inspect: count.note });
      walked[number] = moments;
    });
  const states = innermostOf(machine);
  const transitions = transitionsOf(machine);
  const pairs = [...plan.runs].filter(isPair);
  const coverage = (): ChartCoverage => ({
    chart: stem,
    states: shareOf(states, seenStates),
    transitions: shareOf(transitions, recorder.ran),
    pairs: shareOf(pairs, recorder.ran),
    paths: plan.paths.length,
    steps: plan.paths.reduce((sum, { steps }) => sum + steps.length, 0),
  });
  const missing = (wanted: readonly string[], walked: ReadonlySet<string>) => wanted.filter((one) => !walked.has(one));
  test('every state was shown', () => expect(missing(states, seenStates)).toEqual([]));
  test('every declared transition was walked', ({ task }) => {
    task.meta.coverage = coverage();
    expect(missing(transitions, recorder.ran)).toEqual([]);
  });
  test('every pair of consecutive transitions that can happen was walked', () =>
    expect(missing(pairs, recorder.ran)).toEqual([]));
  test('by a second count, every declared transition was taken', () => expect(count.neverTaken()).toEqual([]));
  const text = () => {
    const { states, transitions, pairs, paths, steps } = coverage();
    const counts = { states: states.walked, transitions: transitions.walked, pairs: pairs.walked, paths, steps };
    return frozenText(plan, walked, counts);
  };
  if (isFreezing) test('its paths are frozen', () => expect(text()).toMatchFileSnapshot(`${folder}/${stem}.json`));
  else
    test('its paths are the frozen ones: a changed chart is a reviewed diff of them', async () =>
      expect(JSON.parse(text()) as Frozen).toEqual(await frozen()));
  afterAll(() => walked.splice(0));
};
