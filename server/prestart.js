import { existsSync } from 'node:fs';

if (!existsSync('node_modules/.cache/lottery-board-server/start.js')) {
  console.error('Nothing is built yet: npm run build');
  process.exitCode = 1;
}
