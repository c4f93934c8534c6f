import type { AnyStateMachine } from 'xstate';
import { charts } from './charts.ts';
import { frozenIn } from './coverage.ts';
import { nodesOf, stemOf, triggerOf } from '../../walk/chart.ts';

/** What a chart told another one in its walks, or the address that it opened, and the event on which it did. */
type Told = { readonly on: string; readonly to: string; readonly type: string; readonly path?: string };

const machines = charts.map(({ machine }) => machine);
const stepsOf = (machine: AnyStateMachine) => frozenIn(stemOf(machine)).paths.flat();

const toldBy = (machine: AnyStateMachine): readonly Told[] =>
  stepsOf(machine).flatMap(({ on, tells }) =>
    tells.flatMap((line): readonly Told[] => {
      const [, to = '', event] = /^tells (\w+): (.*)$/.exec(line) ?? [];
      return event === undefined ? [] : [{ ...(JSON.parse(event) as Told), on: on.split(' ')[0] ?? '', to }];
    }),
  );

/** The events that a chart sends its parent. */
export const announcedBy = (machine: AnyStateMachine): readonly string[] =>
  toldBy(machine).flatMap(({ to, type }) => (to === 'parent' ? type : []));

/** The charts that have a chart as parent, by their ids in it, each with the charts that it may be. */
export const heardBy = (machine: AnyStateMachine): Readonly<Record<string, readonly AnyStateMachine[]>> => {
  const invokes = nodesOf(machine).flatMap(({ invoke }) => invoke);
  // Any chart that no other chart runs by name may be the screen.
  const run = new Set(machines.flatMap(({ implementations }) => Object.keys(implementations.actors)));
  const screens = machines.filter((one) => one !== machine && !run.has(one.id));
  const asked = stepsOf(machine).flatMap(({ tells }) => tells);
  const ids = new Set(asked.flatMap((line) => /^asks (\w+): .*"parent":/.exec(line)?.[1] ?? []));
  return Object.fromEntries(
    [...ids].map((id) => {
      const src = invokes.find((invoke) => invoke.id === id)?.src;
      return [id, src === undefined ? screens : machines.filter((one) => one.id === src)];
    }),
  );
};

/**
 * Which event leads from which child of a chart to which child or address, and what that is told, or '' for an address;
 * events from outside have no sender.
 */
export const messagesIn = (machine: AnyStateMachine) => {
  const heard = heardBy(machine);
  const sent = Object.entries(heard).map(([id, ones]) => [id, ones.flatMap(announcedBy)] as const);
  const messages = toldBy(machine)
    .filter(({ to, path }) => path !== undefined || to in heard || machines.some(({ id }) => id === to))
    .filter(({ on }) => !on.startsWith('xstate.error.'))
    .map(({ on, to, type, path }) => ({
      from: sent.flatMap(([id, announced]) => (announced.includes(on) ? id : [])),
      event: triggerOf({ eventType: on }),
      to: path ?? to,
      told: path === undefined ? type : '',
    }));
  const each = new Map(messages.map((message) => [JSON.stringify(message), message]));
  // Sorted, because the order of the walks may change.
  return [...each.keys()].sort().flatMap((key) => each.get(key) ?? []);
};
