import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { charts } from './charts.ts';
import { anything, literalOf } from './labels.ts';
import { type Named, nameOf, nodesOf, transitionsFrom, triggerOf } from '../../walk/chart.ts';

/**
 * An event that one chart announces, and what another in the same chart of charts is told for it, or the address to
 * which it leads.
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

/** The events that a chart tells its parent. */
export const announcedBy = (machine: AnyStateMachine): readonly string[] =>
  actionsOf(machine).flatMap(([, action]) => {
    const { type, to, event } = action as Action;
    return type === 'xstate.sendTo' && given(to) === parent ? typeOf(event) : [];
  });

/** The charts whose parent a chart is, by the ids that they have there, each with the charts that it may be. */
export const heardBy = (machine: AnyStateMachine): Readonly<Record<string, readonly AnyStateMachine[]>> => {
  const named = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .filter(({ input }) => (given(input) as { parent?: unknown } | undefined)?.parent === self)
    .map(({ id, src }) => [id, charts.map((chart) => chart.machine).filter((one) => one.id === src)] as const);
  // A screen is whichever chart nobody runs by name.
  const run = new Set(charts.flatMap(({ machine: one }) => Object.keys(one.implementations.actors)));
  const screens = charts.map((chart) => chart.machine).filter((one) => one !== machine && !run.has(one.id));
  const isApp = 'startScreen' in machine.implementations.actions;
  return { ...Object.fromEntries(named), ...(isApp ? { screen: screens } : {}) };
};

/** Whether what a chart runs by an id is a port, not another chart. */
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

/** Which event goes from which chart of a chart to which, or to which address; what comes from outside is nobody's. */
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
