import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { conditionOf, nodesOf, placeOf, transitionsFrom, triggerOf } from '../charts/labels.ts';

const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner).map((leaf) => `${key}.${leaf}`));

/** The dotted names of the innermost states that a state value has. */
export const statesIn = (value: unknown): readonly string[] => leavesOf(value);

const branch = (transition: AnyTransitionDefinition): string => {
  const condition = conditionOf(transition);
  return condition ? ` (${condition})` : '';
};

/** A transition in words that no other transition of its chart shares: where, on what and under which condition. */
export const sentenceOf = (transition: AnyTransitionDefinition): string => {
  const place = placeOf(transition.source);
  return `${place === 'anywhere' ? '' : `${place}: `}${triggerOf(transition)}${branch(transition)}`;
};

/** Every transition that a chart declares, each branch apart. Throws a sentence when two of them read the same. */
export const transitionsOf = (machine: AnyStateMachine): readonly string[] => {
  const all = nodesOf(machine).flatMap(transitionsFrom).map(sentenceOf);
  const twice = all.find((one, at) => all.indexOf(one) !== at);
  if (twice !== undefined)
    throw new Error(`${machine.id}: two transitions read '${twice}'; give their guards different names.`);
  return all;
};

/** Whether a state is always left at once, and so never seen. */
export const isPassedThrough = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => guard === undefined);

/** The name of the picture that shows a state: `filling-ready` of `filling.ready`. */
export const pictureName = (state: string): string => state.replaceAll('.', '-');

/** The dotted names of a chart's innermost states in which it can be found. */
export const innermostOf = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine)
    .filter((node: AnyStateNode) => (node.type === 'atomic' || node.type === 'final') && !isPassedThrough(node))
    .map(placeOf);
