import { buildServerIfStale } from './server.ts';

try {
  await buildServerIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
