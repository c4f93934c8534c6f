import { arrow, isAtOnce, written } from './chart.ts';
import type { Edge, Graph } from './graph.ts';

/** A walk from the start of a chart, edge by edge. */
export type Tour = readonly Edge[];

/** The most steps that a tour may take before it ends, so that a failing one can be read. */
const maxTourSteps = 30;

/** A situation and the last transition taken: what can come next, and whether it is new, depends on both. */
type Place = { readonly situation: number; readonly last: string | undefined };

const keyOf = ({ situation, last }: Place) => `${situation}|${last ?? ''}`;

/**
 * The transitions `taken` after those `before`, and the pairs that end with one of them. An eventless transition also
 * ends a run of three with the two before it.
 */
export const runsEnding = (before: readonly string[], taken: readonly string[]): readonly string[] => {
  const all = [...before, ...taken];
  return taken.flatMap((one, at) => {
    const [first, second] = all.slice(0, before.length + at).slice(-2);
    const last = second ?? first;
    return [
      one,
      ...(last === undefined ? [] : [[last, one].join(arrow)]),
      ...(second !== undefined && isAtOnce(one) ? [[first, second, one].join(arrow)] : []),
    ];
  });
};

type Step = { readonly edge: Edge; readonly goals: readonly string[]; readonly next: string };

/**
 * What the tours must cover once: each transition, each pair, and each step that a state's value allows; also where the
 * step changes the context, since a missing assignment of the value that is there already would not show.
 */
const goalsOf = (place: Place, edge: Edge, value: string) => {
  const step = `in ${value}: ${written(edge.event)} ${edge.wait ?? ''} ${written(edge.value)}`;
  return {
    steps: edge.isChange ? [step, `${step}, a change`] : [step],
    runs: runsEnding(place.last === undefined ? [] : [place.last], edge.taken),
  };
};

/** Every place of a chart with the steps from it, and every transition and pair on the way. */
export const placesOf = (graph: Graph) => {
  const values = new Map([[0, written(graph.startValue)]]);
  for (const edge of graph.edges.flat()) values.set(edge.to, written(edge.value));
  const start: Place = { situation: 0, last: graph.begun.at(-1) };
  const places = new Map<string, readonly Step[]>();
  const runs = new Set(runsEnding([], graph.begun));
  const queue = [start];
  for (let here = queue.pop(); here; here = queue.pop()) {
    if (places.has(keyOf(here))) continue;
    const steps: Step[] = [];
    for (const edge of graph.edges[here.situation] ?? []) {
      const next = { situation: edge.to, last: edge.taken.at(-1) ?? here.last };
      const goals = goalsOf(here, edge, values.get(here.situation) ?? '');
      for (const run of goals.runs) runs.add(run);
      steps.push({ edge, goals: [...goals.steps, ...goals.runs], next: keyOf(next) });
      queue.push(next);
    }
    places.set(keyOf(here), steps);
  }
  return { places, runs, start: keyOf(start) };
};

type Places = ReadonlyMap<string, readonly Step[]>;

/** What a step is worth: most of all its open goals, then those of the steps that can follow it; 0 without any. */
const worthOf = (places: Places, { goals, next }: Step, open: ReadonlySet<string>): number => {
  const openIn = (some: readonly string[]) => some.filter((goal) => open.has(goal)).length;
  if (openIn(goals) === 0) return 0;
  const after = new Set((places.get(next) ?? []).flatMap((step) => step.goals));
  return openIn(goals) * 100 + openIn([...after]);
};

/** The shortest way from a place to a step with an open goal, the one worth most; undefined if none is left. */
const wayToOpen = (
  places: Places,
  from: string,
  open: ReadonlySet<string>,
  most: number,
): readonly Step[] | undefined => {
  const seen = new Set([from]);
  let ways: { readonly at: string; readonly steps: readonly Step[] }[] = [{ at: from, steps: [] }];
  for (let depth = 0; depth < most && ways.length > 0; depth += 1) {
    const further: typeof ways = [];
    let best: { readonly worth: number; readonly steps: readonly Step[] } | undefined;
    for (const { at, steps } of ways)
      for (const step of places.get(at) ?? []) {
        const worth = worthOf(places, step, open);
        if (worth > (best?.worth ?? 0)) best = { worth, steps: [...steps, step] };
        if (seen.has(step.next)) continue;
        seen.add(step.next);
        further.push({ at: step.next, steps: [...steps, step] });
      }
    if (best) return best.steps;
    ways = further;
  }
  return undefined;
};

const coveringTours = (places: Places, start: string, open: Set<string>): readonly Tour[] => {
  const tours: Tour[] = [];
  do {
    const tour: Edge[] = [];
    let at = start;
    const nextWay = () => wayToOpen(places, at, open, tour.length === 0 ? Infinity : maxTourSteps - tour.length);
    for (let way = nextWay(); way; way = nextWay())
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
  const shown = new Set<string>();
  const tours = graphs.map((graph) => {
    const { places, runs, start } = placesOf(graph);
    for (const run of runs) all.add(run);
    const open = new Set(
      [...places.values()].flatMap((steps) => steps.flatMap(({ goals }) => goals)).filter((goal) => !shown.has(goal)),
    );
    for (const goal of open) shown.add(goal);
    return coveringTours(places, start, open);
  });
  return { runs: all, tours };
};
