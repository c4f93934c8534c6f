import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../server/serve.ts';
import { copyEmptyData } from '../server/memory.ts';
import type { Site } from './product.ts';

/** Serves the whole product in this process, on a data folder and a port of its own: what no story kills need not be a process, which takes seconds to start. */
export const hostProduct = async (env: Readonly<Record<string, string>> = {}): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-'));
  copyEmptyData(join(folder, 'data'));
  const { settings, close } = await serve({ PORT: '0', DATA_DIR: join(folder, 'data'), DRAW_SOURCES: 'sample', LOG_LEVEL: 'warn', ...env });
  return {
    url: settings.publicUrl,
    stop: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
