import type { AnyStateMachine } from 'xstate';
import { arrow, written } from './chart.ts';
import { graphOf, type Cases, type Graph, type Step } from './graph.ts';
import { neverRuns, type Impossible } from './never.ts';
import { delayIn, stepper } from './stepper.ts';
import { toursThrough } from './tours.ts';

/** A path from the start of a chart with one of its inputs. */
export type Path = {
  readonly title: string;
  readonly input: unknown;
  readonly start: Step;
  readonly steps: readonly Step[];
};
/** The shortest way to a transition. */
export type Way = readonly [start: Step, ...steps: readonly Step[]];
/** All that the walk of a chart has to cover. */
export type Plan = {
  readonly paths: readonly Path[];
  readonly runs: ReadonlySet<string>;
  readonly never: ReturnType<typeof neverRuns>;
  readonly ways: ReadonlyMap<string, Way>;
};

const waysIn = ({ start, edgesFrom }: Graph): ReadonlyMap<string, Way> => {
  const ways = new Map(start.taken.map((one): [string, Way] => [one, [start]]));
  const to = new Map<string, Way>([[start.to, [start]]]);
  // The loop also visits what is added meanwhile, in order: nearer situations come first.
  for (const [situation, before] of to)
    for (const edge of edgesFrom(situation)) {
      const way: Way = [...before, edge];
      for (const one of edge.taken) if (!ways.has(one)) ways.set(one, way);
      if (!to.has(edge.to)) to.set(edge.to, way);
    }
  return ways;
};

/** The paths that together take every transition and every consecutive pair that the cases allow. */
export const planOf = (
  machine: AnyStateMachine,
  { cases, inputs, impossible }: { cases: Cases; inputs: readonly unknown[]; impossible: Impossible },
): Plan => {
  const graphs = inputs.map((input) => graphOf(machine, cases, input));
  const { runs, tours } = toursThrough(graphs);
  const paths = graphs.flatMap(({ start }, at) =>
    (tours[at] ?? []).map((steps): Path => {
      const title = steps
        .flatMap(({ taken, event }) => (taken.length > 0 ? taken : [`${event.type}, which changes nothing`]))
        .join(arrow);
      return { title: title || 'the start', input: inputs[at], start, steps };
    }),
  );
  // Of several inputs, the way with the fewest steps wins.
  const ways = new Map(graphs.flatMap((graph) => [...waysIn(graph)]).sort(([, a], [, b]) => b.length - a.length));
  return { paths, runs, never: neverRuns(machine, runs, impossible), ways };
};

/** A chart's behavior along a path as a text: charts with the same text behave alike on it. */
export const traceOf = (machine: AnyStateMachine, { input, steps }: Path): string => {
  const { start, step } = stepper(machine, input);
  let at = start();
  const trace = [written([at.state.value, at.state.context, at.actions])];
  for (const { event } of steps) {
    const wait = delayIn(machine, event.type, at.state.context);
    at = step(at.state, event);
    trace.push(written([wait, at.state.value, at.state.context, at.taken, at.actions]));
  }
  return trace.join('\n');
};
