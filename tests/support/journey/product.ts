import { join } from 'node:path';
import type { Database } from '../../../server/db/database.ts';
import { serve } from '../../../server/serve.ts';
import { atEnd, temporaryFolder } from '../at-end.ts';
import { freePort } from '../server/loopback.ts';
import { openTestMemory } from '../server/memory.ts';
import { startProcess } from '../server/process.ts';

export type Site = { readonly url: string };
type Env = Readonly<Record<string, string>>;

const newDataFolder = () => join(temporaryFolder('product'), 'data');

/** Serves the whole product in this process, on a database in memory: a process of its own takes seconds to start. */
export const hostProduct = async (env: Env = {}, database?: Database) => {
  const given = { PORT: '0', DATA_DIR: newDataFolder(), DRAW_SOURCES: 'sample', LOG_LEVEL: 'error', ...env };
  const { settings, close } = await serve(given, database ?? (await openTestMemory()));
  atEnd(close);
  return {
    url: settings.publicUrl,
    /** Stops the server before the test ends. */
    stop: close,
  };
};

/** Starts the whole product like `npm start`, with its own data folder and port. */
export const startProduct = async (env: Env) => {
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: newDataFolder(), ...env };
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
