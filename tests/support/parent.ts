import { createActor, fromTransition } from 'xstate';

/** What stands for the parent of a chart that is walked or tested by itself: it takes every event. */
export const parent = createActor(
  fromTransition(() => undefined, undefined),
  { id: 'parent' },
).start();
