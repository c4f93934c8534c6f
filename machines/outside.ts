import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that runs a chart; the chart knows only which events it may send there. */
export type Parent<News extends EventObject> = ActorRef<Snapshot<unknown>, News>;

/** In place of a port, a guard or an action that the app provides: throws its name. */
export const unprovided = (name: string): never => {
  throw new Error(name);
};
