import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';

type Ending = () => unknown;

/** The endings of what a `forAll` is starting now; a worker runs one hook at a time. */
let ofAll: Ending[] | undefined;

/** Ends what a test, its `beforeEach` or a `forAll` has started, the last first, also when the test fails. */
export const atEnd = (ending: Ending): void => {
  if (TestRunner.getCurrentTest() !== undefined)
    onTestFinished(async () => {
      await ending();
    });
  else ofAll?.push(ending);
};

/** Starts something once for the tests around the call; it ends after them, even where the start failed half-way. */
export const forAll = <Started>(start: () => Promise<Started>): (() => Started) => {
  let started: Started;
  const endings: Ending[] = [];
  beforeAll(async () => {
    ofAll = endings;
    started = await start().finally(() => (ofAll = undefined));
  });
  afterAll(async () => {
    for (const ending of endings.splice(0).toReversed()) await ending();
  });
  return () => started;
};

/** The path of a new folder, which is gone when the test is over. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `lottery-board-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
