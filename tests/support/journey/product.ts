import { join } from 'node:path';
import { temporaryFolder } from '../at-end.ts';
import { freePort } from '../server/free-port.ts';
import { startProcess } from '../server/process.ts';

export type Site = { readonly url: string };
export type Product = Site & {
  /** Kills the server like a power cut, and restarts it on the same data folder. */
  readonly killAndRestart: () => Promise<void>;
};

/** Starts the whole product like `npm start`, with its own data folder and port. */
export const startProduct = async (env: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const port = String(await freePort());
  const dataDir = join(temporaryFolder('product'), 'data');
  const settings = { PORT: port, DATA_DIR: dataDir, DRAW_SOURCES: 'sample', ...env };
  let server = await startProcess(settings);
  return {
    url: `http://localhost:${port}`,
    killAndRestart: async () => {
      await server.end('SIGKILL');
      server = await startProcess(settings);
    },
  };
};
