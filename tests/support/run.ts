import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { chromiumPath } from './journey/browser.ts';

const counts = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numPendingTests: v.number() });
const folder = 'node_modules/.cache/tests';
const suites = ['rules', 'effects', 'walks', 'server', 'journeys'];

/** Runs one suite and returns what it counted; a suite that did not get as far as counting is one failure. */
const run = (suite: string) => {
  const file = `${folder}/${suite}.json`;
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { stdio: 'inherit' },
  );
  const counted = v.safeParse(v.pipe(v.string(), v.parseJson(), counts), readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
  const result = counted.success ? counted.output : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  return { ...result, numFailedTests: Math.max(result.numFailedTests, status === 0 ? 0 : 1) };
};

mkdirSync(folder, { recursive: true });
chromiumPath();
const results = suites.map((suite) => ({ suite, ...run(suite) }));
console.table(
  results.map(({ suite, numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }) => ({
    suite,
    passed,
    failed,
    skipped,
  })),
);
const sum = (key: keyof v.InferOutput<typeof counts>) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`);
process.exitCode = sum('numFailedTests') === 0 ? 0 : 1;
