import {
  createActor,
  createMachine,
  toPromise,
  type AnyActorLogic,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';
import { vi } from 'vitest';
import { atEnd } from './at-end.ts';

/** A port's answer to a chart. */
export const answerOf = <Output, Input>(port: PromiseActorLogic<Output, Input>, input?: NoInfer<Input>) =>
  toPromise(createActor<AnyActorLogic>(port, { input }).start()) as Promise<Output>;

/** What a port tells a chart until the test ends or the chart is stopped; `tell` sends events to the port. */
export const toldBy = <Event extends EventObject, Input>(
  port: CallbackActorLogic<Event, Input>,
  input?: NoInfer<Input>,
) => {
  const told = vi.fn<(event: EventObject) => void>();
  const src: AnyActorLogic = port;
  const chart = createMachine({
    invoke: { id: 'port', src, input },
    on: { '*': { actions: ({ event }) => told(event) } },
  });
  const actor = createActor(chart).start();
  atEnd(() => actor.stop());
  const tell = (event: Event) => actor.getSnapshot().children['port']?.send(event);
  return { told, tell, stop: () => actor.stop() };
};
