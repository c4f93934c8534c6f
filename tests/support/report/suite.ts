import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { reportFolder } from './table.ts';

const counts = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numPendingTests: v.number() });

/** What a suite came to. */
export type Counted = {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
};

/** Runs one suite of the tests, keeps its reports, and says what it came to; one that did not get as far as counting is one failure. */
export const runSuite = (suite: string, options: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Counted => {
  mkdirSync(reportFolder, { recursive: true });
  const file = join(reportFolder, `${suite}.json`);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=junit',
    `--outputFile.junit=${join(reportFolder, `${suite}.xml`)}`,
  ];
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', suite, ...reporters, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const counted = v.safeParse(v.pipe(v.string(), v.parseJson(), counts), readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
  } = counted.success ? counted.output : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { suite, passed, failed: Math.max(failed, status === 0 ? 0 : 1), skipped, seconds };
};
