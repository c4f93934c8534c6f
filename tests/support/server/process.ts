import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtServer } from './built.ts';
import type { Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { logTo } from '../../../server/log.ts';
import { root } from '../../../server/root.ts';
import { atEnd, temporaryFolder } from '../at-end.ts';

// The system closes the pipe of a child's standard input when its parent dies, even by `kill -9`.
const endingWithParent = join(import.meta.dirname, 'end-with-parent.js');

/** Starts Node, which ends with the test and with this process, however that ends. */
export const startNode = (command: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['--import', endingWithParent, ...command], { cwd: root, env, stdio: 'pipe' });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  atEnd(() => end('SIGKILL'));
  return {
    child,
    ended,
    end,
    /** The first group of a pattern once it matches standard output; rejects if the process ends before. */
    said: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => {
          const found = pattern.exec(said.out)?.[1];
          if (found !== undefined) resolve(found);
        });
        void ended.then(({ code, err }) =>
          reject(new Error(`It ended with ${code} before it said ${pattern}:\n${err}`)),
        );
      }),
  };
};

const launch = (env: Readonly<Record<string, string>>) =>
  startNode([builtServer], {
    PATH: process.env['PATH'],
    PORT: '0',
    DRAW_SOURCES: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  });

/** Runs the built server until it ends by itself. */
export const runToEnd = (env: Readonly<Record<string, string>>) => launch(env).ended;

/** Starts the built server and waits until it says that it is ready, and where. */
export const startProcess = async (env: Readonly<Record<string, string>>) => {
  const { child, said, end } = launch(env);
  return { url: await said(/ is ready (?:at|for) (\S+)\n$/m), pid: child.pid ?? 0, end };
};

/** Runs of a built command on a data folder of the test's own, and work on the database in it between them. */
export const commandOnFolder = (command: string) => {
  const dataDir = join(temporaryFolder('command'), 'data');
  return {
    run: (...words: readonly string[]) =>
      startNode([command, ...words], { PATH: process.env['PATH'], DATA_DIR: dataDir }).ended,
    within: async <Found>(work: (db: Db) => Promise<Found>): Promise<Found> => {
      const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, logTo('silent'));
      return work(db).finally(close);
    },
  };
};
