import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/db/handle.ts';
import { buildIfStale } from '../../../server/http/build.ts';
import { logTo } from '../../../server/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    emptyData: string;
  }
}

/** Builds the app as `npm start` does, and a data folder without a row for each product to begin with a copy of. */
export const setup = async (project: TestProject) => {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-empty-'));
  const dataDir = join(folder, 'data');
  await (await openDatabase({ databaseUrl: undefined, dataDir }, logTo('silent'))).close();
  project.provide('emptyData', dataDir);
  return () => rmSync(folder, { recursive: true, force: true });
};
