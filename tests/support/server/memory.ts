import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { memoryImage, openMemoryDatabase, type Database } from '../../../server/db/handle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    memoryImage: string | undefined;
    emptyData: string;
  }
}

/** Makes one migrated, empty database for a run of the tests, as an image and as a data folder; every test file opens a copy of it. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-memory-'));
  const file = join(folder, 'image');
  const emptyData = join(folder, 'data');
  writeFileSync(file, Buffer.from(await (await memoryImage()).arrayBuffer()));
  mkdirSync(join(emptyData, 'postgres'), { recursive: true });
  execFileSync('tar', ['-xf', file, '-C', join(emptyData, 'postgres')], { stdio: 'pipe' });
  project.provide('memoryImage', file);
  project.provide('emptyData', emptyData);
  return () => rmSync(folder, { recursive: true, force: true });
};

/** An empty PGlite in memory: a copy of the run's, or a new one where none was made. */
export const openTestMemory = async (): Promise<Database> => {
  const file = inject('memoryImage');
  return openMemoryDatabase(file === undefined ? undefined : await openAsBlob(file));
};

/** Fills a data folder that is not there yet with a copy of the run's empty database: a server starts on it in half the time. */
export const copyEmptyData = (folder: string): void => cpSync(inject('emptyData'), folder, { recursive: true });
