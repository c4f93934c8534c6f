import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');

/** After how many parts a worker dies, and how many milliseconds into the next. */
export type Death = { readonly parts: number; readonly into: number };

/** Runs a worker until it has nothing to do, or dies by `kill -9`; what it ended with. */
export const runWorker = async (env: Readonly<Record<string, string>>, death?: Death): Promise<NodeJS.Signals | number | null> => {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'tests/server/results/worker.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DRAW_SOURCES: 'off', TOKEN_SECRET: 'a secret that only the tests know, 32 and more', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let parts = 0;
  createInterface({ input: worker.stderr }).on('line', (line) => {
    if (!line.includes('a part of a draw was compared')) return;
    parts += 1;
    if (parts === death?.parts) void setTimeout(death.into).then(() => worker.kill('SIGKILL'));
  });
  const [code, signal] = (await once(worker, 'close')) as [number | null, NodeJS.Signals | null];
  return signal ?? code;
};

/** Deaths at points that look random and are the same in every run: within the first 20 parts, and within 40 ms of the next. */
export const deathAt = (place: number): Death => ({ parts: 1 + ((place * 7919) % 20), into: (place * 104_729) % 40 });
