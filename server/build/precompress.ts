import { dist, finishBuild } from './app.ts';

await finishBuild(dist);
