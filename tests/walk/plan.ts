import type { AnyStateMachine } from 'xstate';
import { arrow, written } from './chart.ts';
import { graphOf, type Cases, type Graph, type Step } from './graph.ts';
import { neverRuns, type Impossible, type NeverRun } from './never.ts';
import { delayIn, stepper } from './stepper.ts';
import { toursThrough } from './tours.ts';

/** A path from the start of a chart with one of its inputs. */
export type Path = {
  readonly title: string;
  readonly input: unknown;
  readonly value: unknown;
  readonly steps: readonly Step[];
};
/** The shortest way to a transition: for each step the transitions taken, none at the start, and the next state. */
export type Way = readonly (readonly [taken: readonly string[], value: unknown])[];
/** All that the walk of a chart has to cover. */
export type Plan = {
  readonly paths: readonly Path[];
  readonly runs: ReadonlySet<string>;
  readonly never: readonly NeverRun[];
  readonly ways: ReadonlyMap<string, Way>;
};

const waysIn = ({ begun, startValue, edges }: Graph): ReadonlyMap<string, Way> => {
  const start: Way = [[[], startValue]];
  const ways = new Map(begun.map((one) => [one, start]));
  const to = new Map([[0, start]]);
  // The loop also visits what is added meanwhile, in order: nearer situations come first.
  for (const [situation, before] of to)
    for (const edge of edges[situation] ?? []) {
      const way: Way = [...before, [edge.taken, edge.value]];
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
  const paths = tours.flatMap((some, at) =>
    some.map((tour): Path => {
      const title = tour
        .flatMap(({ taken, event }) => (taken.length > 0 ? taken : [`${event.type}, which changes nothing`]))
        .join(arrow);
      return { title: title || 'the start', input: inputs[at], value: graphs[at]?.startValue, steps: tour };
    }),
  );
  // Of several inputs, the way with the fewest steps wins.
  const ways = new Map(graphs.flatMap((graph) => [...waysIn(graph)]).sort(([, a], [, b]) => b.length - a.length));
  return { paths, runs, never: neverRuns(machine, runs, impossible), ways };
};

/** A chart's behavior along a path, one text per moment: charts with the same texts behave alike on it. */
export function* traceOf(machine: AnyStateMachine, { input, steps }: Path): Generator<string> {
  const { start, step } = stepper(machine, input);
  let at = start();
  yield written([at.state.value, at.state.context, at.actions]);
  for (const { event } of steps) {
    const wait = delayIn(machine, event.type, at.state.context);
    at = step(at.state, event);
    yield written([wait, at.state.value, at.state.context, at.taken, at.actions]);
  }
}
