import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder belongs to another live process; the message is one line that says which. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Takes a data folder for this process, from a dead owner too; returns how to give it back. Throws FolderInUse. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'server.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? ''}`.trim();
  while (!written(lock, mine)) removeStale(lock, folder);
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
};

const written = (lock: string, owner: string): boolean => {
  try {
    writeFileSync(lock, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const removeStale = (lock: string, folder: string): void => {
  const owner = read(lock);
  if (owner === undefined) return;
  if (isAlive(owner))
    throw new FolderInUse(`The data folder ${folder} is in use by process ${owner.split(' ')[0] ?? ''}`);
  // Whoever else found the same stale lock may have replaced it meanwhile: take it aside, look, and give it back.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (read(aside) !== owner) linkSync(aside, lock);
  rmSync(aside, { force: true });
};

const read = (lock: string): string | undefined => {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
};

const isAlive = (owner: string): boolean => {
  const [pid, startTime] = owner.split(' ');
  if (!/^\d+$/.test(pid ?? '')) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = startTimeOf(Number(pid));
  return startTime === undefined || now === undefined || startTime === now;
};

/** Process ids are used again, soon so in containers: with the start time, in ticks since boot, one names a process. */
const startTimeOf = (pid: number): string | undefined => read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
