import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default {
  mutate: ['machines/*.ts', 'src/rules/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/mutation/vitest.config.js', related: true },
  concurrency: 2,
  // A whole walk on a busy machine takes half a minute; a chart that hangs is ended after this and half the time of all tests.
  timeoutMS: 60_000,
  timeoutFactor: 0.5,
  thresholds: { high: 100, low: 95, break: 95 },
  // Outside, so that no linter and no other test run finds the changed copy.
  tempDirName: join(tmpdir(), 'lottery-board-mutation'),
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'data', '.ci/reports'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { logTests: false },
  jsonReporter: { fileName: '.ci/reports/mutation.json' },
  htmlReporter: { fileName: '.ci/reports/mutation.html' },
  warnings: { slow: false },
};
