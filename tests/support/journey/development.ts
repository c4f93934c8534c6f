import { join } from 'node:path';
import { temporaryFolder } from '../at-end.ts';
import { startNode } from '../server/process.ts';

/** Starts app and API as `npm run dev` does, on a data folder of its own and the first free port from 5300: its address. Rejects when vite ends instead. */
export const startDevelopment = (): Promise<string> =>
  startNode(['node_modules/vite/bin/vite.js', '--port', '5300'], {
    ...process.env,
    NODE_ENV: 'development',
    NO_COLOR: '1',
    DATA_DIR: join(temporaryFolder('dev'), 'data'),
    DRAW_SOURCES: 'sample',
    LOG_LEVEL: 'warn',
  }).said(/Local:\s+(http:\S+[^/\s])/);
