import type { ActorRefLike, InspectionEvent } from 'xstate';
import { sentenceOf, written } from './chart.ts';
import { runsEnding } from './tours.ts';

/** What an actor did: the events from outside that it got, its transitions, and what it told others. */
type Trace = Readonly<Record<'heard' | 'taken' | 'told', string[]>>;

const newTrace = (): Trace => ({ heard: [], taken: [], told: [] });

const isRoot = (event: InspectionEvent, actor: ActorRefLike | undefined) => actor?.sessionId === event.rootId;

/** Records what a chart's actor really does; adds to `ran` every transition and every pair of consecutive ones. */
export const recorderOf = (ran: Set<string>) => {
  let before: readonly string[] = [];
  let trace = newTrace();
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep' && isRoot(event, event.actorRef)) {
      const taken = event._transitions.map(sentenceOf);
      for (const run of runsEnding(before, taken)) ran.add(run);
      before = [...before, ...taken].slice(-2);
      trace.taken.push(...taken);
    }
    if (event.type !== '@xstate.event' || isRoot(event, event.actorRef) === isRoot(event, event.sourceRef)) return;
    const { type } = event.event;
    const id = 'id' in event.actorRef ? String(event.actorRef.id) : '';
    if (isRoot(event, event.actorRef)) trace.heard.push(type);
    else if (type === 'xstate.init')
      trace.told.push(`asks ${id}: ${written('input' in event.event ? event.event.input : null)}`);
    else if (type !== 'xstate.stop') trace.told.push(`tells ${id}: ${written(event.event)}`);
  };
  return {
    inspect,
    /** What the actor did since this was last called. */
    trace: (): Trace => {
      const last = trace;
      trace = newTrace();
      return last;
    },
  };
};
