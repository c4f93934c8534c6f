import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Every state of a chart, the chart itself first, in the order of its file. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].sort((a, b) => a.order - b.order);

/** What a chart's files are called: `ticket-row` of `ticketRow`. */
export const stemOf = ({ id }: AnyStateMachine): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A state by its path; the chart itself is 'anywhere'. */
export const placeOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';

/** The dotted names of the innermost states that a state value has. */
export const statesIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) => statesIn(inner).map((leaf) => `${key}.${leaf}`));

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

/** Under which condition a branch is taken: its guard in words, 'otherwise' after guarded ones, or nothing. */
export const conditionOf = (transition: AnyTransitionDefinition): string => {
  const guard = transition.guard as Named | undefined;
  if (guard) return nameOf(guard);
  const branches = transitionsFrom(transition.source).filter(({ eventType }) => eventType === transition.eventType);
  return branches.length > 1 ? 'otherwise' : '';
};

/** A transition in words that no other transition of its chart shares: where, on what and under which condition. */
export const sentenceOf = (transition: AnyTransitionDefinition): string => {
  const place = placeOf(transition.source);
  const condition = conditionOf(transition);
  return `${place === 'anywhere' ? '' : `${place}: `}${triggerOf(transition)}${condition && ` (${condition})`}`;
};

/** Every transition that a chart declares, each branch apart. Throws a sentence when two of them read the same. */
export const transitionsOf = (machine: AnyStateMachine): readonly string[] => {
  const all = nodesOf(machine).flatMap(transitionsFrom).map(sentenceOf);
  const twice = all.find((one, at) => all.indexOf(one) !== at);
  if (twice !== undefined)
    throw new Error(`${machine.id}: two transitions read '${twice}'; give their guards different names.`);
  return all;
};

/** What stands between the transitions of a pair. */
export const arrow = ' → ';

/** Whether a transition is taken because of nothing but its condition, right after another one. */
export const isAtOnce = (sentence: string): boolean => /(?:^|: )at once(?: \(|$)/.test(sentence);

/** Whether a run is a pair of transitions, and not a single one. */
export const isPair = (run: string): boolean => run.includes(arrow);

/** Whether a state is always left at once, and so never seen. */
export const isPassedThrough = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => guard === undefined);

/** The dotted names of a chart's innermost states in which it can be found. */
export const innermostOf = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine)
    .filter((node: AnyStateNode) => (node.type === 'atomic' || node.type === 'final') && !isPassedThrough(node))
    .map(placeOf);

/** The port that an invoke of a chart runs, by the invoke's id. */
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
/** A value as text, the same for the same value: actors by their id, errors by their message. */
export const written = (value: unknown): string => JSON.stringify(value, plain);
