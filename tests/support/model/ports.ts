import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../charts/wording.ts';

/** The port that an invoke of a chart runs, by the invoke's id. */
export const portOf = (machine: AnyStateMachine, invokeId: string): string => {
  const invoked = nodesOf(machine)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === invokeId);
  return typeof invoked?.src === 'string' ? invoked.src : invokeId;
};
