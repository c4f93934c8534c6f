import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { charts } from '../charts/charts.ts';

/** Where what a run of the tests found is kept, from the top folder: JSON for us, JUnit's XML for whoever runs them. */
export const reportFolder = '.ci/reports';

const share = v.object({ walked: v.number(), feasible: v.number(), never: v.number() });
const coverage = v.object({
  chart: v.string(),
  states: share,
  transitions: share,
  pairs: share,
  triples: v.optional(share),
  paths: v.number(),
  steps: v.number(),
});
const meta = v.object({ coverage: v.optional(coverage), screens: v.optional(v.number()) });
const report = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.object({ meta: v.optional(meta) })) })),
});

/** What a suite reported when it ran last; undefined if it did not run, or reported something else. */
export const reportOf = <T>(suite: string, shape: v.GenericSchema<unknown, T>): T | undefined => {
  const file = join(reportFolder, `${suite}.json`);
  const found = existsSync(file)
    ? v.safeParse(v.pipe(v.string(), v.parseJson(), shape), readFileSync(file, 'utf8'))
    : undefined;
  return found?.success ? found.output : undefined;
};

/** What the tests of a suite noted when it ran last; nothing if it did not run. */
const notesOf = (suite: string): readonly v.InferOutput<typeof meta>[] =>
  reportOf(suite, report)?.testResults.flatMap((one) => one.assertionResults.flatMap((test) => test.meta ?? [])) ?? [];

/** What the walks of a suite covered when it ran last, in the order of a visit; nothing if it did not run. */
const coverageOf = (suite: string) => {
  const all = notesOf(suite).flatMap((note) => note.coverage ?? []);
  return charts.flatMap(({ stem }) => all.find(({ chart }) => chart === stem) ?? []);
};

const shareOf = (one: v.InferOutput<typeof share> | undefined) => (one ? `${one.walked} of ${one.feasible}` : '');

/** Prints how much of every chart the walks of some suites really took: states, transitions, and runs of two and of three transitions. */
export const printCoverage = (suites: readonly string[]): void => {
  for (const suite of suites) {
    console.log(`\nWhat the walks took ${suite === 'chromium' ? 'in Chromium' : 'in happy-dom'}, of what can happen:`);
    console.table(
      coverageOf(suite).map(({ chart, states, transitions, pairs, triples, paths, steps }) => ({
        chart,
        states: shareOf(states),
        transitions: shareOf(transitions),
        pairs: shareOf(pairs),
        triples: shareOf(triples),
        paths,
        steps,
      })),
    );
  }
  console.log('All paths, each as a sentence, are in docs/flows/paths.');
};

/** Prints how many different screens were looked at for whatever somebody could stumble over. */
export const printScreens = (): void => {
  const screens = notesOf('access').flatMap((note) => note.screens ?? []);
  console.log(
    `${screens.reduce((sum, one) => sum + one, 0)} different screens of ${screens.length} charts were looked at for access.`,
  );
};
