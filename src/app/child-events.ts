import { fromCallback, type AnyActorRef, type AnyEventObject } from 'xstate';
import type { ChildEventsInput } from '../../machines/app.machine.ts';

/** The port through which a chart of charts hears what those that it started announce. */
export const childEvents = fromCallback<AnyEventObject, ChildEventsInput>(({ input: { parent, ids }, sendBack }) => {
  const { children } = parent.getSnapshot() as { children: Readonly<Record<string, AnyActorRef | undefined>> };
  const heard = ids.flatMap((id) => children[id]?.on('*', sendBack) ?? []);
  return () => heard.forEach((subscription) => subscription.unsubscribe());
});
