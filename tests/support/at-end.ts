import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';

type Ending = () => unknown;

/** The cleanups of the `forAll` that is starting; a worker runs one hook at a time. */
let sharedEndings: Ending[] | undefined;

/** Cleans up after a test, its `beforeEach` or a `forAll`, last in first out, even when the test fails. */
export const atEnd = (ending: Ending): void => {
  if (TestRunner.getCurrentTest() !== undefined)
    onTestFinished(async () => {
      await ending();
    });
  else sharedEndings?.push(ending);
};

/** Starts something once for the surrounding tests and ends it after them, even if the start failed halfway. */
export const forAll = <Started>(start: () => Promise<Started>): (() => Started) => {
  let started: Started;
  const endings: Ending[] = [];
  beforeAll(async () => {
    sharedEndings = endings;
    started = await start().finally(() => (sharedEndings = undefined));
  });
  afterAll(async () => {
    for (const ending of endings.splice(0).toReversed()) await ending();
  });
  return () => started;
};

/** The path of a new folder, which is deleted after the test. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `lottery-board-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
