import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../../../server/build/server.ts';
import { root } from '../../../server/root.ts';

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };
export type ServerProcess = {
  /** The address that it prints last. */
  readonly url: string;
  readonly pid: number;
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>;
};

/** How Node starts the server. */
export const serverCommand: readonly string[] = [builtServer];

const launch = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [...serverCommand], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', DRAW_SOURCES: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...said }));
  return { child, said, ended };
};

/** Runs the built server until it ends by itself. */
export const runToEnd = (env: Record<string, string>): Promise<Ended> => launch(env).ended;

/** Starts the built server and waits until it says that it is ready. */
export const startProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const { child, said, ended } = launch(env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const ready = /^Lottery Board is ready at (\S+)\n$/m.exec(said.out)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(({ err }) => reject(new Error(`the server ended before it was ready:\n${err}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
