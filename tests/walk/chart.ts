import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Every state of a chart, the chart itself first, in the order of its file. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].sort((a, b) => a.order - b.order);

/** The name of a chart's files: `ticket-row` for `ticketRow`. */
export const stemOf = ({ id }: AnyStateMachine): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A state by its path; the chart itself is 'anywhere'. */
export const placeOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';

/** The dotted names of the innermost states in a state value. */
export const statesIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) => statesIn(inner).map((leaf) => `${key}.${leaf}`));

/** A state's transitions, each guarded branch by itself, in the order in which they are tried. */
export const transitionsFrom = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** What triggers a transition, in words: an event, an answer, a failure, a delay or nothing at all. */
export const triggerOf = ({ eventType }: Pick<AnyTransitionDefinition, 'eventType'>): string => {
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

/** The condition of a branch: its guard's name, 'otherwise' after guarded ones, or empty. */
export const conditionOf = (transition: AnyTransitionDefinition): string => {
  const guard = transition.guard as Named | undefined;
  if (guard) return nameOf(guard);
  const branches = transitionsFrom(transition.source).filter(({ eventType }) => eventType === transition.eventType);
  return branches.length > 1 ? 'otherwise' : '';
};

/** A transition in words, unique in its chart: its state, trigger and condition. */
export const sentenceOf = (transition: AnyTransitionDefinition): string => {
  const place = placeOf(transition.source);
  const condition = conditionOf(transition);
  return `${place === 'anywhere' ? '' : `${place}: `}${triggerOf(transition)}${condition && ` (${condition})`}`;
};

/** Every transition that a chart declares, each branch by itself. Throws a readable error if two read the same. */
export const transitionsOf = (machine: AnyStateMachine): readonly string[] => {
  const all = nodesOf(machine).flatMap(transitionsFrom).map(sentenceOf);
  const twice = all.find((one, at) => all.indexOf(one) !== at);
  if (twice !== undefined)
    throw new Error(`${machine.id}: two transitions read '${twice}'; give their guards different names.`);
  return all;
};

/** Separates the transitions of a pair. */
export const arrow = ' → ';

/** Whether a transition is eventless: taken right after another one, by its condition alone. */
export const isAtOnce = (sentence: string): boolean => /(?:^|: )at once(?: \(|$)/.test(sentence);

/** Whether a run is a pair of transitions, not a single one. */
export const isPair = (run: string): boolean => run.includes(arrow);

/** A state and those within it as their config, without any transition, and with `more` about each. */
export const skeletonOf = (node: AnyStateNode, more: (node: AnyStateNode) => object): object => ({
  id: node.id,
  type: node.type,
  initial: node.config.initial,
  states: Object.fromEntries(
    (Object.values(node.states) as AnyStateNode[]).map((child) => [child.key, skeletonOf(child, more)]),
  ),
  ...more(node),
});

/** Whether a state is always left at once, and so never seen. */
export const isPassedThrough = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => guard === undefined);

/** The dotted names of the innermost states in which a chart can rest. */
export const innermostOf = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine)
    .filter((node: AnyStateNode) => (node.type === 'atomic' || node.type === 'final') && !isPassedThrough(node))
    .map(placeOf);

/** The port of an invoke, by the invoke's id. */
export const portOf = (machine: AnyStateMachine, invokeId: string): string => {
  const invoked = nodesOf(machine)
    .flatMap((node) => node.invoke)
    .find(({ id }) => id === invokeId);
  return typeof invoked?.src === 'string' ? invoked.src : invokeId;
};

const plain = (_: string, value: unknown) => {
  if (typeof value === 'object' && value !== null && 'xstate$$type' in value && 'id' in value) return String(value.id);
  return value instanceof Error ? value.message : value;
};
/** A value as text, always the same: actors by their id, errors by their message. */
export const written = (value: unknown): string => JSON.stringify(value, plain);
