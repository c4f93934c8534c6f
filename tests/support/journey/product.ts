import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../server/free-port.ts';
import { serverCommand } from '../server/process.ts';

export type Site = {
  readonly url: string;
  /** Stops the server and removes its data folder. */
  readonly stop: () => Promise<void>;
};
export type Product = Site & {
  /** Kills the server as a power cut would, and starts it again on the same data folder. */
  readonly killAndRestart: () => Promise<void>;
};

const isReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    const complaints: string[] = [];
    server.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${complaints.join('')}`)));
    if (server.stdout)
      createInterface({ input: server.stdout }).on('line', (line) => {
        if (line.startsWith('Lottery Board is ready at')) resolve();
      });
  });

const ended = (server: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) {
      resolve();
      return;
    }
    server.once('exit', () => resolve());
    server.kill(signal);
  });

/** Starts the whole product as `npm start` does, on a data folder and a port of its own. */
export const startProduct = async (env: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DRAW_SOURCES: 'sample',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const start = async () => {
    const server = spawn(process.execPath, [...serverCommand], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await isReady(server);
    return server;
  };
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    killAndRestart: async () => {
      await ended(server, 'SIGKILL');
      server = await start();
    },
    stop: async () => {
      await ended(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
