import type { ActorRefLike, InspectionEvent } from 'xstate';
import { sentenceOf, written } from './chart.ts';
import { runsEnding } from './tours.ts';

/** What an actor did since the last trace: events from outside, its transitions, and what it told others. */
export type Trace = {
  readonly heard: readonly string[];
  readonly taken: readonly string[];
  readonly told: readonly string[];
};

const isRoot = (event: InspectionEvent, actor: ActorRefLike | undefined) => actor?.sessionId === event.rootId;

/** Records what actors really do; `ran` has every transition and every consecutive pair of all of them. */
export const recorderOf = () => {
  const ran = new Set<string>();
  const watch = () => {
    let before: readonly string[] = [];
    let taken: string[] = [];
    let told: string[] = [];
    let heard: string[] = [];
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep' && isRoot(event, event.actorRef)) {
        const sentences = event._transitions.map(sentenceOf);
        for (const run of runsEnding(before, sentences)) ran.add(run);
        before = [...before, ...sentences].slice(-2);
        taken.push(...sentences);
      }
      if (event.type !== '@xstate.event' || isRoot(event, event.actorRef) === isRoot(event, event.sourceRef)) return;
      if (isRoot(event, event.actorRef)) {
        heard.push(event.event.type);
        return;
      }
      const isAsked = event.event.type === 'xstate.init';
      const id = 'id' in event.actorRef ? String(event.actorRef.id) : '';
      if (event.event.type !== 'xstate.stop')
        told.push(
          isAsked
            ? `asks ${id}: ${written('input' in event.event ? event.event.input : null)}`
            : `tells ${id}: ${written(event.event)}`,
        );
    };
    return {
      inspect,
      trace: (): Trace => {
        const trace = { heard, taken, told };
        heard = [];
        taken = [];
        told = [];
        return trace;
      },
    };
  };
  return { ran: ran as ReadonlySet<string>, watch };
};
