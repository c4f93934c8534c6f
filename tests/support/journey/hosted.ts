import { join } from 'node:path';
import type { Database } from '../../../server/db/database.ts';
import { serve } from '../../../server/serve.ts';
import { atEnd, temporaryFolder } from '../at-end.ts';
import { openTestMemory } from '../server/memory.ts';

/** Serves the whole product in this process, on a database in memory: a process of its own takes seconds to start. */
export const hostProduct = async (env: Readonly<Record<string, string>> = {}, database?: Database) => {
  const dataDir = join(temporaryFolder('hosted'), 'data');
  const given = { PORT: '0', DATA_DIR: dataDir, DRAW_SOURCES: 'sample', LOG_LEVEL: 'error', ...env };
  const { settings, close } = await serve(given, database ?? (await openTestMemory()));
  atEnd(close);
  return {
    url: settings.publicUrl,
    /** Stops the server before the test ends. */
    stop: close,
  };
};
