import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { charts } from './charts.ts';
import { anything, literalOf } from './labels.ts';
import { type Named, nameOf, nodesOf, transitionsFrom, triggerOf } from '../../walk/chart.ts';

/**
 * An event from one child of a chart, and what the chart tells another child in response, or the address that it opens.
 */
export type Message = {
  readonly from: readonly string[];
  readonly event: string;
  readonly to: string;
  readonly told: string;
};

type Action = { readonly type?: string; readonly to?: unknown; readonly event?: unknown };

const self = {};
const parent = {};
const context = new Proxy(anything, { get: (_, key): unknown => (key === 'parent' ? parent : anything) });
const anyone: unknown = { context, event: anything, self };
const given = (value: unknown): unknown =>
  typeof value === 'function' ? (value as (...facts: readonly unknown[]) => unknown)(anyone, anything) : value;
const typeOf = (event: unknown): string => String((given(event) as { type: unknown }).type);

const actionsOf = ({ implementations }: AnyStateMachine) => Object.entries(implementations.actions as object);

/** The events that a chart sends its parent. */
export const announcedBy = (machine: AnyStateMachine): readonly string[] =>
  actionsOf(machine).flatMap(([, action]) => {
    const { type, to, event } = action as Action;
    return type === 'xstate.sendTo' && given(to) === parent ? typeOf(event) : [];
  });

/** The charts that have a chart as parent, by their ids in it, each with the charts that it may be. */
export const heardBy = (machine: AnyStateMachine): Readonly<Record<string, readonly AnyStateMachine[]>> => {
  const named = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .filter(({ input }) => (given(input) as { parent?: unknown } | undefined)?.parent === self)
    .map(({ id, src }) => [id, charts.map((chart) => chart.machine).filter((one) => one.id === src)] as const);
  // Any chart that no other chart runs by name may be the screen.
  const run = new Set(charts.flatMap(({ machine: one }) => Object.keys(one.implementations.actors)));
  const screens = charts.map((chart) => chart.machine).filter((one) => one !== machine && !run.has(one.id));
  const isApp = 'startScreen' in machine.implementations.actions;
  return { ...Object.fromEntries(named), ...(isApp ? { screen: screens } : {}) };
};

/** Whether a chart runs a port by this id, not another chart. */
const isPort = ({ implementations }: AnyStateMachine, id: string) =>
  !('root' in ((implementations.actors[id] ?? { root: undefined }) as object));

const toldBy = (machine: AnyStateMachine, { actions }: AnyTransitionDefinition) =>
  (actions as readonly Named[]).flatMap((named) => {
    const { type, to, event } = (machine.implementations.actions[nameOf(named)] ?? {}) as Action;
    if (type === 'xstate.sendTo' && typeof to === 'string' && !isPort(machine, to))
      return [{ to, told: typeOf(event) }];
    const literal = literalOf(machine, named);
    return literal?.startsWith('/') ? [{ to: literal, told: '' }] : [];
  });

/** Which event leads from which child of a chart to which child or address; events from outside have no sender. */
export const messagesIn = (machine: AnyStateMachine): readonly Message[] => {
  const heard = Object.entries(heardBy(machine)).map(([id, ones]) => [id, new Set(ones.flatMap(announcedBy))] as const);
  const all = nodesOf(machine)
    .flatMap(transitionsFrom)
    .flatMap((transition) => {
      const from = heard.filter(([, announced]) => announced.has(String(transition.eventType))).map(([id]) => id);
      return toldBy(machine, transition).map((message) => ({ from, event: triggerOf(transition), ...message }));
    });
  return [...new Map(all.map((message) => [JSON.stringify(message), message])).values()];
};
