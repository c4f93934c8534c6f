import { join } from 'node:path';
import { fingerprintOf, keepUpToDate, runVite } from '../../../server/build/up-to-date.ts';
import { serverSources } from '../../../server/build/server.ts';
import { root } from '../../../server/root.ts';
import { startNode } from '../../support/server/process.ts';

const source = 'tests/server/results/worker.ts';
const folder = join(root, 'node_modules/.cache/lottery-board-worker');

/** Builds the worker as the server is built: it starts four times as fast as its sources. */
export const buildWorkerIfStale = (): Promise<void> =>
  keepUpToDate(folder, fingerprintOf([...serverSources, source]), (aside) =>
    runVite(aside, ['--mode', 'server', '--ssr', source]),
  );

/** After how many batches a worker dies, and how many milliseconds into the next. */
export type Death = { readonly batches: number; readonly into: number };

/** Runs a worker until it has nothing to do, or dies by `kill -9`; what it ended with. */
export const runWorker = async (
  env: Readonly<Record<string, string>>,
  death?: Death,
): Promise<NodeJS.Signals | number | null> => {
  const { child, ended } = startNode([join(folder, 'worker.js')], {
    PATH: process.env['PATH'],
    DRAW_SOURCES: 'off',
    TOKEN_SECRET: 'a secret that only the tests know, 32 and more',
    ...(death && { DEATH: `${death.batches} ${death.into}` }),
    ...env,
  });
  const { code } = await ended;
  return child.signalCode ?? code;
};

/** Deaths at points that look random and are the same in every run: within the first 8 batches, and within 40 ms of the next. */
export const deathAt = (place: number): Death => ({ batches: 1 + ((place * 7919) % 8), into: (place * 104_729) % 40 });
