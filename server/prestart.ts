import { buildServerIfStale } from './build/server.ts';
import { makeEmptyDatabaseIfStale } from './db/embedded.ts';

try {
  await Promise.all([buildServerIfStale(), makeEmptyDatabaseIfStale()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
