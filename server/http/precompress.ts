import { finishBuild } from './build.ts';

await finishBuild();
