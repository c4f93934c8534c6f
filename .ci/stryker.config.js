import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a folder is mutated: with the tests that a vitest configuration of .ci/mutation has, those only that import the changed file. */
export const mutating = (name, mutate) => ({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `.ci/mutation/${name}.vitest.config.js`, related: true },
  concurrency: 2,
  // A whole walk on a busy machine takes half a minute; what hangs is ended after this and half the time of all tests.
  timeoutMS: 60_000,
  timeoutFactor: 0.5,
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 100, low: 95, break: 95 },
  // Outside, so that no linter and no other test run finds the changed copy.
  tempDirName: join(tmpdir(), 'lottery-board-mutation'),
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'data', '.cache', '.ci/reports'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `.ci/reports/mutation-${name}.json` },
  htmlReporter: { fileName: `.ci/reports/mutation-${name}.html` },
  warnings: { slow: false },
});

export default mutating('charts', ['machines/*.ts']);
