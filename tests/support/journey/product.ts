import { join } from 'node:path';
import { temporaryFolder } from '../at-end.ts';
import { freePort } from '../server/free-port.ts';
import { startProcess } from '../server/process.ts';

export type Site = { readonly url: string };

/** Starts the whole product like `npm start`, with its own data folder and port. */
export const startProduct = async (env: Readonly<Record<string, string>>) => {
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: join(temporaryFolder('product'), 'data'), ...env };
  let server = await startProcess(settings);
  return {
    url: `http://localhost:${port}`,
    /** Kills the server like a power cut, and restarts it on the same data folder. */
    killAndRestart: async () => {
      await server.end('SIGKILL');
      server = await startProcess(settings);
    },
  };
};
