import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const room = 3e9;

const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > room;
};

/** Keeps a run's temporary folders in memory if there is room: a data folder has a thousand files to flush. */
export const keepTemporaryFoldersInMemory = (): void => {
  // Each project of a run evaluates the configuration again.
  if (process.env['TMPDIR']?.startsWith(memory) || !hasRoom()) return;
  const folder = mkdtempSync(join(memory, 'lottery-board-'));
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};
