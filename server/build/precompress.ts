import { finishDist } from './app.ts';

await finishDist();
