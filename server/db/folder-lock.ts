import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, messageOf, OperatorError } from '../redaction.ts';

/** Locks a data folder, giving a dying owner `timeout` ms; returns the unlock function. Throws OperatorError. */
export const lockFolder = async (folder: string, timeout = 5_000): Promise<() => void> => {
  makeFolder(folder);
  const lock = join(folder, 'server.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? ''}`.trim();
  const end = performance.now() + timeout;
  while (!tryWrite(lock, mine)) {
    const owner = read(lock);
    const isInUse = owner !== undefined && isAlive(owner);
    if (owner !== undefined && !isInUse && removeStale(lock, owner)) continue;
    if (performance.now() >= end)
      throw new OperatorError(
        isInUse
          ? `The data folder ${folder} is in use by process ${owner.split(' ')[0] ?? ''}: ` +
              'stop it first, or use another DATA_DIR or DATABASE_URL'
          : `Cannot read or replace the lock ${lock}: ` +
              'if no server uses its folder, delete it and make the folder writable',
      );
    await pause(50);
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw cannotWrite(error);
  }
};

const tryWrite = (lock: string, owner: string): boolean => {
  try {
    writeFileSync(lock, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw cannotWrite(error);
  }
};

const cannotWrite = (error: unknown): OperatorError =>
  new OperatorError(`The data folder is not writable (${messageOf(error)}): set DATA_DIR to a folder of your own`);

const removeStale = (lock: string, owner: string): boolean => {
  // Another process may have found the same stale lock and replaced it: move it aside, check it, and put it back.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return false;
  }
  if (read(aside) !== owner) linkSync(aside, lock);
  rmSync(aside, { force: true });
  return true;
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
    return codeOf(error) === 'EPERM';
  }
  const now = startTimeOf(Number(pid));
  return startTime === undefined || now === undefined || startTime === now;
};

/** When a process started, in ticks since boot: ids alone are not unique, since they are reused, fast in containers. */
const startTimeOf = (pid: number): string | undefined => read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
