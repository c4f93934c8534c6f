import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Development = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts app and API as `npm run dev` does, on a data folder of its own and the first free port from 5300. Rejects when vite ends instead. */
export const startDevelopment = async (): Promise<Development> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-dev-'));
  const dataDir = join(folder, 'data');
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '5300'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NO_COLOR: '1',
      DATA_DIR: dataDir,
      DRAW_SOURCES: 'sample',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(vite, 'exit');
  const url = new Promise<string>((resolve, reject) => {
    createInterface({ input: vite.stdout }).on('line', (line) => {
      const [, address] = /Local:\s+(http:\S+[^/\s])/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(([code]) => reject(new Error(`vite ended with ${String(code)}`)));
  });
  return {
    url: await url,
    stop: async () => {
      vite.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
