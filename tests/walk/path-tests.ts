import { afterAll, expect, test } from 'vitest';
import { innermostOf, isPair, statesIn, transitionsOf } from './chart.ts';
import { frozenText, expectFrozenStep, type Frozen, type WalkedStep } from './frozen.ts';
import { secondCountOf } from './second-count.ts';
import { walkPath, type Walked } from './walk-path.ts';

/** What the walk of a chart covered: of states, transitions and pairs those that were walked, of those that can be. */
type ChartCoverage = Readonly<Record<'chart' | 'states' | 'transitions' | 'pairs', string>> &
  Readonly<Record<'paths' | 'steps', number>>;

declare module 'vitest' {
  interface TaskMeta {
    coverage?: ChartCoverage;
  }
}

type Options = {
  /** Whether the paths are frozen again. */
  readonly isFreezing: boolean;
  /** Called at each moment of a path, with what the page shows and the chart's state. */
  readonly look?: ((shown: readonly string[], state: string) => Promise<void>) | undefined;
};

/** The tests of a chart: its screen along every path against the frozen ones, and the coverage gates. */
export const pathTests = ({ play, plan, stem, folder, frozen }: Walked, { isFreezing, look }: Options): void => {
  const { machine } = play;
  const count = secondCountOf(machine);
  const walked = plan.paths.map((): readonly WalkedStep[] => []);
  const seenStates = new Set<string>();
  const ran = new Set<string>();
  for (const [number, path] of plan.paths.entries())
    test(`the screen follows ${path.title}`, async () => {
      const oracle = isFreezing ? undefined : await frozen();
      const steps: WalkedStep[] = [];
      const see = (one: WalkedStep, at: number) => {
        steps.push(one);
        const states = statesIn(one.step.value);
        for (const state of states) seenStates.add(state);
        if (oracle) expectFrozenStep(oracle, number, at, one);
        return look?.(one.shown, states.join(' + '));
      };
      await walkPath(play, path, see, { ran, inspect: count.note });
      walked[number] = steps;
    });
  const states = innermostOf(machine);
  const transitions = transitionsOf(machine);
  const pairs = [...plan.runs].filter(isPair);
  const paths = plan.paths.length;
  const steps = plan.paths.flatMap((path) => path.steps).length;
  const missing = (wanted: readonly string[], done: ReadonlySet<string>) => wanted.filter((one) => !done.has(one));
  const share = (wanted: readonly string[], done: ReadonlySet<string>) =>
    `${wanted.length - missing(wanted, done).length} of ${wanted.length}`;
  test('every state was shown', () => expect(missing(states, seenStates)).toEqual([]));
  test('every declared transition was walked', ({ task }) => {
    task.meta.coverage = {
      chart: stem,
      states: share(states, seenStates),
      transitions: share(transitions, ran),
      pairs: share(pairs, ran),
      paths,
      steps,
    };
    expect(missing(transitions, ran)).toEqual([]);
  });
  test('every pair of consecutive transitions that can happen was walked', () =>
    expect(missing(pairs, ran)).toEqual([]));
  test('by a second count, every declared transition was taken', () => expect(count.neverTaken()).toEqual([]));
  const counts = { states: states.length, transitions: transitions.length, pairs: pairs.length, paths, steps };
  const text = () => frozenText(plan, walked, counts);
  if (isFreezing) test('its paths are frozen', () => expect(text()).toMatchFileSnapshot(`${folder}/${stem}.json`));
  else
    test('its paths are the frozen ones: a changed chart is a reviewed diff of them', async () =>
      expect(JSON.parse(text()) as Frozen).toEqual(await frozen()));
  afterAll(() => walked.splice(0));
};
