import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { grouped } from '../../server/grouped.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How many different screens were checked. */
    screens?: number;
  }
}

const printCoverage = (tests: readonly TestCase[]): void => {
  const walked = grouped(
    tests.filter((test) => test.meta().coverage),
    ({ project }) => project.name,
  );
  for (const [project, walks] of walked) {
    console.log(`\nWhat the walks of '${project}' covered, of what can happen:`);
    console.table(walks.flatMap((test) => test.meta().coverage ?? []).sort((a, b) => a.chart.localeCompare(b.chart)));
  }
  const screens = tests.flatMap((test) => test.meta().screens ?? []);
  if (screens.length > 0)
    console.log(`${screens.reduce((sum, one) => sum + one, 0)} different screens were checked for accessibility.`);
};

const printFlaky = (flaky: readonly TestCase[]): void => {
  for (const test of flaky) {
    const { errors } = test.result();
    const place = `${test.module.relativeModuleId} > ${test.fullName}`;
    console.log(`flaky [${test.project.name}] ${place}: ${errors?.[0]?.message ?? 'no error was kept'}`);
  }
};

const count = (tests: readonly TestCase[], state: string) =>
  tests.filter((test) => test.result().state === state).length;

/** Prints at the very end what the walks covered, what passed only on a retry, and how many tests passed. */
export const reporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    printCoverage(tests);
    printFlaky(flaky);
    console.log(
      `${count(tests, 'passed')} passed, ${count(tests, 'failed')} failed, ` +
        `${count(tests, 'skipped')} skipped, ${flaky.length} flaky`,
    );
  },
};
