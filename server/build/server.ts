import { join } from 'node:path';
import { root } from '../root.ts';
import { fingerprintOf, keepUpToDate, runVite } from './up-to-date.ts';

const folder = join(root, 'node_modules/.cache/lottery-board-server');

/** What the server is built of. */
export const serverSources: readonly string[] = [
  'package-lock.json',
  'vite.config.ts',
  'server',
  'src/protocol',
  'src/rules',
];

/** The file that starts the server, once it was built. */
export const builtServer = join(folder, 'start.js');

/** The file of the command that looks after draws, once it was built. */
export const builtDrawsCommand = join(folder, 'draws.js');

/** The file of the command that looks after mail, once it was built. */
export const builtMailCommand = join(folder, 'mail.js');

/** Builds the server unless it was built of the sources as they are. Throws BuildError. */
export const buildServerIfStale = (): Promise<void> =>
  keepUpToDate(folder, fingerprintOf(serverSources), (aside) => runVite(aside, ['--mode', 'server']));
