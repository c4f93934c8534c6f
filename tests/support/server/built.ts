import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { headerFile, root } from '../../../server/root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isBuilt?: boolean;
  }
}

const folder = join(root, 'node_modules/.cache/lottery-board-server');

/** The built server, and the commands for draws and mail. */
export const builtServer = join(folder, 'start.js');
export const builtDrawsCommand = join(folder, 'draws.js');
export const builtMailCommand = join(folder, 'mail.js');

// With any other NODE_ENV, such as the tests', React's development build would be bundled.
const run = (command: string, ...words: readonly string[]) =>
  promisify(execFile)(command, words, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });

/** Builds the app and the server. */
export const build = () => run('npm', 'run', 'build');

/** Builds what the tests start as processes, unless the journeys' setup has built everything. */
export const setup = async (project?: TestProject): Promise<void> => {
  if (project?.getProvidedContext().isBuilt) return;
  await (existsSync(headerFile) ? run('npx', 'vite', 'build', '--mode', 'server') : build());
};
