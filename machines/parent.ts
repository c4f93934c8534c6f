import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that runs a chart; the chart knows only which events it may send there. */
export type Parent<News extends EventObject> = ActorRef<Snapshot<unknown>, News>;
