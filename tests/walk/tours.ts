import { arrow, isAtOnce, written } from './chart.ts';
import type { Edge, Graph } from './graph.ts';

/** A walk from the start of a chart, edge by edge. */
export type Tour = readonly Edge[];

/** The most steps that a tour may take before it ends, so that a failing one can be read. */
const maxTourSteps = 30;

/**
 * The transitions `taken` after those `before`, and the pairs that end with one of them. An eventless transition also
 * ends a run of three with the two before it.
 */
export const runsEnding = (before: readonly string[], taken: readonly string[]): readonly string[] => {
  const all = [...before, ...taken];
  return taken.flatMap((one, index) => {
    const end = before.length + index + 1;
    const lengths = isAtOnce(one) ? [1, 2, 3] : [1, 2];
    return lengths.filter((length) => length <= end).map((length) => all.slice(end - length, end).join(arrow));
  });
};

/** A situation and the last transition taken: what can come next, and whether it is new, depends on both. */
type Place = { readonly situation: string; readonly last: string | undefined; steps: readonly Step[] };
type Step = { readonly edge: Edge; readonly goals: readonly string[]; readonly next: Place };

/**
 * The step that a state's value allows, and once more if it changes the context, since a missing assignment of the
 * value that is there already would not show.
 */
const stepGoals = ({ from, event, wait, value, isChange }: Edge): readonly string[] => {
  const step = `in ${written(from)}: ${written(event)} ${wait ?? ''} ${written(value)}`;
  return isChange ? [step, `${step}, a change`] : [step];
};

/** The place where a chart starts, with all that can follow; every transition and pair, and what else to cover once. */
export const placesOf = ({ start, edgesFrom }: Graph) => {
  const places = new Map<string, Place>();
  const runs = new Set(runsEnding([], start.taken));
  const goals = new Set<string>();
  const placeAt = (situation: string, last: string | undefined): Place => {
    const key = `${situation}|${last ?? ''}`;
    const place = places.get(key) ?? { situation, last, steps: [] };
    places.set(key, place);
    return place;
  };
  const first = placeAt(start.to, start.taken.at(-1));
  // The loop also visits what is added meanwhile.
  for (const place of places.values())
    place.steps = edgesFrom(place.situation).map((edge) => {
      const ending = runsEnding(place.last === undefined ? [] : [place.last], edge.taken);
      const step = {
        edge,
        goals: [...stepGoals(edge), ...ending],
        next: placeAt(edge.to, edge.taken.at(-1) ?? place.last),
      };
      for (const run of ending) runs.add(run);
      for (const goal of step.goals) goals.add(goal);
      return step;
    });
  return { first, runs, goals };
};

/** What a step is worth: most of all its open goals, then those of the steps that can follow it; 0 without any. */
const worthOf = ({ goals, next }: Step, open: ReadonlySet<string>): number => {
  const openIn = (some: readonly string[]) => some.filter((goal) => open.has(goal)).length;
  if (openIn(goals) === 0) return 0;
  const after = new Set(next.steps.flatMap((step) => step.goals));
  return openIn(goals) * 100 + openIn([...after]);
};

/** The shortest way from a place to a step with an open goal, the one worth most; empty if none is left. */
const wayToOpen = (from: Place, open: ReadonlySet<string>, most: number): readonly Step[] => {
  const ways = new Map<Place, readonly Step[]>([[from, []]]);
  let best: { readonly worth: number; readonly way: readonly Step[] } = { worth: 0, way: [] };
  // The loop also visits what is added meanwhile, in order: nearer places come first.
  for (const [{ steps }, before] of ways) {
    if (before.length === (best.worth > 0 ? best.way.length : most)) break;
    for (const step of steps) {
      const worth = worthOf(step, open);
      if (worth > best.worth) best = { worth, way: [...before, step] };
      if (!ways.has(step.next)) ways.set(step.next, [...before, step]);
    }
  }
  return best.way;
};

const coveringTours = (start: Place, open: Set<string>): readonly Tour[] => {
  const tours: Tour[] = [];
  do {
    const tour: Edge[] = [];
    let at = start;
    const nextWay = () => wayToOpen(at, open, tour.length === 0 ? Infinity : maxTourSteps - tour.length);
    for (let way = nextWay(); way.length > 0; way = nextWay())
      for (const { edge, goals, next } of way) {
        tour.push(edge);
        for (const goal of goals) open.delete(goal);
        at = next;
      }
    tours.push(tour);
  } while (open.size > 0);
  return tours;
};

/**
 * Every transition and every pair that the cases allow, and tours from the start that together take all of them. With
 * several graphs, one per input, a later one covers only what the earlier ones did not.
 */
export const toursThrough = (
  graphs: readonly Graph[],
): { readonly runs: ReadonlySet<string>; readonly tours: readonly (readonly Tour[])[] } => {
  const all = new Set<string>();
  const planned = new Set<string>();
  const tours = graphs.map((graph) => {
    const { first, runs, goals } = placesOf(graph);
    const open = new Set([...goals].filter((goal) => !planned.has(goal)));
    for (const run of runs) all.add(run);
    for (const goal of goals) planned.add(goal);
    return coveringTours(first, open);
  });
  return { runs: all, tours };
};
