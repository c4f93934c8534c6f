import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { memoryImage, openMemoryDatabase, type Database } from '../../../server/db/handle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    memoryImage: string | undefined;
  }
}

/** Makes one migrated, empty database for a run of the tests; every test file opens a copy of it. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-memory-'));
  const file = join(folder, 'image');
  writeFileSync(file, Buffer.from(await (await memoryImage()).arrayBuffer()));
  project.provide('memoryImage', file);
  return () => rmSync(folder, { recursive: true, force: true });
};

/** An empty PGlite in memory: a copy of the run's, or a new one where none was made. */
export const openTestMemory = async (): Promise<Database> => {
  const file = inject('memoryImage');
  return openMemoryDatabase(file === undefined ? undefined : await openAsBlob(file));
};
