import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Every state of a chart, the chart itself first, in the order of its file. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].sort((a, b) => a.order - b.order);

/** A chart's file stem: `ticket-row` of `ticketRow`. */
export const stemOf = ({ id }: AnyStateMachine): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A state by its path; the chart itself is 'anywhere'. */
export const placeOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';

/** What a state reacts to, each guarded branch apart, in the order in which the branches are tried. */
export const transitionsFrom = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** What sets a transition off, in words: an event, an answer, a silence, a delay or nothing at all. */
export const triggerOf = ({ eventType }: AnyTransitionDefinition): string => {
  const [, kind, rest = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.*)$/.exec(eventType as string) ?? [];
  if (kind === 'after') return `after ${rest.split('.')[0] ?? ''}`;
  if (kind === 'done.actor') return `${rest} answers`;
  if (kind === 'error.actor') return `${rest} fails`;
  return (eventType as string) || 'at once';
};

/** An action or a guard as a chart names it. */
export type Named = string | { readonly type: string; readonly params?: unknown };

/** The name of an action or a guard. */
export const nameOf = (named: Named) => (typeof named === 'string' ? named : named.type);

/** Stands for whatever an event or the context may hold. */
export const anything: object = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything) });
const facts = { event: anything, context: anything };

const leaves = (value: unknown, key = ''): readonly (readonly [key: string, value: unknown])[] => {
  if (value === anything || value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, name));
};

const isTold = ([key, value]: readonly [string, unknown]) => ['path', 'text'].includes(key) && value !== '';

/** What an action or a guard is handed, as the chart says: all of a literal, of a mapper what names a path or text. */
export const literalsOf = (named: Named): unknown => {
  const params = typeof named === 'string' ? undefined : named.params;
  if (typeof params !== 'function') return params;
  const given = (params as (given: object, more: object) => unknown)(facts, anything);
  if (!leaves(given).some(isTold)) return undefined;
  return JSON.parse(JSON.stringify(given, (_, value: unknown) => (value === anything ? undefined : value)));
};

const actionOf = (action: Named): string => {
  const written = leaves(literalsOf(action)).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : String(value)}`,
  );
  return nameOf(action) + (written.length > 0 ? ` (${written.join(', ')})` : '');
};

/** Where an action leads or what it says, as far as the chart itself names the path or the text. */
export const literalOf = (machine: AnyStateMachine, action: Named): string | undefined => {
  const { event } = (machine.implementations.actions[nameOf(action)] ?? {}) as { readonly event?: unknown };
  const found = leaves([literalsOf(action), typeof event === 'function' ? undefined : event]).find(isTold);
  return found && (found[0] === 'path' ? String(found[1]) : `“${String(found[1])}”`);
};

/** What a transition does, each action with what the chart itself hands it. */
export const actionsOf = ({ actions }: AnyTransitionDefinition): readonly string[] =>
  (actions as readonly Named[]).map(actionOf);

/** What a state does on the way in or out; the timers that xstate adds for delays are left out. */
export const actionsAt = (node: AnyStateNode, side: 'entry' | 'exit'): readonly string[] =>
  (node[side] as readonly Named[]).filter((action) => !nameOf(action).startsWith('xstate.')).map(actionOf);

/** Under which condition a branch is taken: its guard in words, 'otherwise' after guarded ones, or nothing. */
export const conditionOf = (transition: AnyTransitionDefinition): string => {
  const guard = transition.guard as Named | undefined;
  if (guard) return nameOf(guard);
  const branches = transitionsFrom(transition.source).filter(({ eventType }) => eventType === transition.eventType);
  return branches.length > 1 ? 'otherwise' : '';
};

/** The port that an invoke of a chart runs, by the invoke's id. */
export const portOf = (machine: AnyStateMachine, invokeId: string): string => {
  const invoked = nodesOf(machine)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === invokeId);
  return typeof invoked?.src === 'string' ? invoked.src : invokeId;
};
