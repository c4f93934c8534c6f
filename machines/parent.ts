import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that runs a chart: all that the chart knows of it is what it may tell it. */
export type Parent<News extends EventObject> = ActorRef<Snapshot<unknown>, News>;
