import { rmSync } from 'node:fs';
import { buildIfStale } from '../../server/build/app.ts';
import { buildServerIfStale } from '../../server/build/server.ts';
import { makeEmptyDatabaseIfStale } from '../../server/db/embedded.ts';
import { requireChromium } from './chromium/chromium.ts';
import { printFailures } from './report/failures.ts';
import { runCheck, runSuite, type Counted } from './report/suite.ts';
import { printCoverage, printScreens, reportFolder } from './report/table.ts';

requireChromium();
rmSync(reportFolder, { recursive: true, force: true });
const begun = performance.now();

// Two suites that begin at the same time would both make these.
await Promise.all([buildIfStale(), buildServerIfStale(), makeEmptyDatabaseIfStale()]);

// V8 optimises what was run this much, on a second core, which another suite has: twice as much as it would by itself saves a tenth of a check's time.
const patient = '--interrupt-budget=300000';

// Two at a time, one a core; the longest first, so that neither core is idle at the end.
const waiting: (() => Promise<Counted>)[] = [
  () => runSuite('journeys'),
  () => runSuite('server'),
  () => runSuite('chromium'),
  () =>
    runCheck('types and lint', [
      '--max-semi-space-size=128',
      '--initial-old-space-size=2500',
      patient,
      '--import',
      'tsx',
      'tests/support/report/code.ts',
    ]),
  // A changed chart may well complain while a walk notices it.
  () => runSuite('walks', ['--silent=passed-only']),
  () => runSuite('access'),
  () => runSuite('rules and effects'),
  () => runCheck('format', [patient, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
];
const results: Counted[] = [];
const core = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await next());
};
await Promise.all([core(), core()]);

printCoverage(['walks', 'chromium']);
printScreens();
console.table(results);
printFailures(results.filter(({ failed }) => failed > 0).map(({ suite }) => suite));
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped in ${minutes} minutes; JUnit reports in ${reportFolder}`,
);
process.exitCode = sum('failed') === 0 ? 0 : 1;
