import { dist, finishBuild } from './build.ts';

await finishBuild(dist);
