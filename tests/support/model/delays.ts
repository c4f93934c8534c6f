import type { AnyStateMachine } from 'xstate';

type Computed = (args: { context: unknown; event: unknown }, params: unknown) => number;

/** How long a delay of a chart is in a context, in milliseconds; undefined for an event that is no delay's. */
export const delayIn = (machine: AnyStateMachine, eventType: string, context: unknown): number | undefined => {
  const [, name] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (name === undefined) return undefined;
  const delay: unknown = machine.implementations.delays[name];
  return typeof delay === 'function' ? (delay as Computed)({ context, event: {} }, {}) : Number(delay ?? name);
};
