import { finishDist } from './app.ts';
import { buildServerIfStale } from './server.ts';

await Promise.all([finishDist(), buildServerIfStale()]);
