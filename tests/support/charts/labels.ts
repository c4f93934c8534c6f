import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf, type Named } from '../../walk/chart.ts';

/** Stands in for any value of an event or the context. */
const anything: object = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything) });
const facts = { event: anything, context: anything };

const leaves = (value: unknown, key = ''): readonly (readonly [key: string, value: unknown])[] => {
  if (value === anything || value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, name));
};

const isTold = ([key, value]: readonly [string, unknown]) => ['path', 'text'].includes(key) && value !== '';

/** The params of an action or a guard: of a literal all, of a mapper only what names a path or text. */
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

/** Where an action leads or what it says, if the chart itself names the path or the text. */
export const literalOf = (machine: AnyStateMachine, action: Named): string | undefined => {
  const { event } = (machine.implementations.actions[nameOf(action)] ?? {}) as { readonly event?: unknown };
  const found = leaves([literalsOf(action), typeof event === 'function' ? undefined : event]).find(isTold);
  return found && (found[0] === 'path' ? String(found[1]) : `“${String(found[1])}”`);
};

/** A transition's actions, each with the params that the chart itself gives it. */
export const actionsOf = ({ actions }: AnyTransitionDefinition): readonly string[] =>
  (actions as readonly Named[]).map(actionOf);

/** A state's entry or exit actions, without the timers that XState adds for delays. */
export const actionsAt = (node: AnyStateNode, side: 'entry' | 'exit'): readonly string[] =>
  (node[side] as readonly Named[]).filter((action) => !nameOf(action).startsWith('xstate.')).map(actionOf);

/** The name of the picture that shows a state: `filling-ready` of `filling.ready`. */
export const pictureName = (state: string): string => state.replaceAll('.', '-');
