import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { reportFolder } from './table.ts';

const counts = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numPendingTests: v.number() });
const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };

/** What a suite came to. */
export type Counted = {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
};

type Ended = { readonly status: number | null; readonly seconds: number };

/** Runs a command of Node's; what it says is printed at its end, so that two that run at a time don't speak into each other. */
const run = async (name: string, command: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n=== ${name}, ${seconds} s\n${Buffer.concat(said).toString()}`);
  return { status, seconds };
};

/** Runs a check of the code, such as the compiler, and counts it as one test. */
export const runCheck = async (suite: string, command: readonly string[]): Promise<Counted> => {
  const { status, seconds } = await run(suite, command, {});
  return { suite, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, seconds };
};

/** Runs one suite of the tests, or several in one process ('rules and effects'), keeps its reports, and says what it came to; one that did not get as far as counting is one failure. */
export const runSuite = async (
  suite: string,
  options: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Counted> => {
  mkdirSync(reportFolder, { recursive: true });
  const file = join(reportFolder, `${suite}.json`);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=junit',
    `--outputFile.junit=${join(reportFolder, `${suite}.xml`)}`,
  ];
  const projects = suite.split(' and ').map((project) => `--project=${project}`);
  const { status, seconds } = await run(
    suite,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, ...options],
    env,
  );
  const counted = v.safeParse(
    v.pipe(v.string(), v.parseJson(), counts),
    readFileSync(file, { encoding: 'utf8', flag: 'a+' }),
  );
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
  } = counted.success ? counted.output : nothing;
  return { suite, passed, failed: Math.max(failed, status === 0 ? 0 : 1), skipped, seconds };
};
