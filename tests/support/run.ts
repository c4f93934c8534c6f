import { rmSync } from 'node:fs';
import { chromiumPath } from './journey/browser.ts';
import { runSuite } from './report/suite.ts';
import { printCoverage, reportFolder } from './report/table.ts';

chromiumPath();
rmSync(reportFolder, { recursive: true, force: true });
const results = [
  runSuite('rules'),
  runSuite('effects'),
  runSuite('walks'),
  runSuite('chromium'),
  runSuite('mutants', ['--silent=true']),
  runSuite('server'),
  runSuite('journeys'),
];
printCoverage(['walks', 'chromium']);
console.table(results);
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped; JUnit reports in ${reportFolder}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
