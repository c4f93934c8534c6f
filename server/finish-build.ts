import { finishBuild } from './build/app.ts';
import { emptyDatabase } from './db/embedded.ts';

await Promise.all([finishBuild(), emptyDatabase()]);
