import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Rules and effects, each file with the tests that import it. Charts have their own mutants: tests/walk/mutants.ts.
export default {
  mutate: ['src/rules/**/*.ts', 'src/client/**/*.ts', 'src/**/*.effects.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/mutation/vitest.config.js', related: true },
  concurrency: 2,
  timeoutMS: 60_000,
  timeoutFactor: 0.5,
  // Outside the project, so that no linter and no other test run finds the mutated copy.
  tempDirName: join(tmpdir(), 'lottery-board-mutation'),
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'data', '.cache', '.ci/reports'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: '.ci/reports/mutation.json' },
  htmlReporter: { fileName: '.ci/reports/mutation.html' },
  warnings: { slow: false },
};
