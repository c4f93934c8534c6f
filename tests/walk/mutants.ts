import { not, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, nodesOf, placeOf, sentenceOf, transitionsFrom, type Named } from './chart.ts';

/** A small change of a chart, in words; `apply` makes it in a machine of the chart that has not run yet. */
export type Mutant = {
  readonly what: string;
  readonly kind: string;
  readonly apply: (machine: AnyStateMachine) => AnyStateMachine;
};

const nodeIn = (machine: AnyStateMachine, { id }: AnyStateNode): AnyStateNode => machine.getStateNodeById(id);
const without = <Item>(list: readonly Item[], at: number) => list.filter((_, index) => index !== at);
const elsewhere = (target: AnyStateNode): AnyStateNode | undefined =>
  target.parent && (Object.values(target.parent.states) as AnyStateNode[]).find((sibling) => sibling !== target);

type Branches = readonly AnyTransitionDefinition[];
const branchesOf = (node: AnyStateNode, eventType: string): Branches =>
  (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
const setBranches = (node: AnyStateNode, eventType: string, branches: Branches) => {
  if (eventType === '') node.always = [...branches];
  else if (branches.length > 0) node.transitions.set(eventType, [...branches]);
  else node.transitions.delete(eventType);
};

const changesOf = (transition: AnyTransitionDefinition): readonly Mutant[] => {
  const sentence = sentenceOf(transition);
  const eventType = String(transition.eventType);
  const at = branchesOf(transition.source as AnyStateNode, eventType).indexOf(transition);
  const edit = (change: (branches: Branches, machine: AnyStateMachine) => Branches) => (machine: AnyStateMachine) => {
    const node = nodeIn(machine, transition.source as AnyStateNode);
    setBranches(node, eventType, change(branchesOf(node, eventType), machine));
    return machine;
  };
  const changed = (
    kind: string,
    what: string,
    change: (branch: AnyTransitionDefinition, machine: AnyStateMachine) => object,
  ): Mutant => ({
    kind,
    what: `'${sentence}' ${what}`,
    apply: edit((branches, machine) =>
      branches.map((branch, index) => (index === at ? { ...branch, ...change(branch, machine) } : branch)),
    ),
  });
  const other = transition.target?.[0] && elsewhere(transition.target[0] as AnyStateNode);
  const goElsewhere = (to: AnyStateNode) =>
    changed('target', `goes to ${placeOf(to)}`, (_, machine) => ({ target: [nodeIn(machine, to)] }));
  return [
    { kind: 'transition', what: `without '${sentence}'`, apply: edit((branches) => without(branches, at)) },
    ...(other ? [goElsewhere(other)] : []),
    ...(transition.guard
      ? [
          changed('guard', 'without its condition', () => ({ guard: undefined })),
          changed('guard', 'on the opposite condition', ({ guard }) => ({ guard: not(guard as string) })),
        ]
      : []),
    ...(transition.actions as readonly Named[]).map((action, index) =>
      changed('action', `without ${nameOf(action)}`, ({ actions }) => ({ actions: without(actions, index) })),
    ),
  ];
};

// XState adds its own actions for delays after the chart's.
const changesAtSides = (node: AnyStateNode): readonly Mutant[] =>
  (['entry', 'exit'] as const).flatMap((side) =>
    [node.config[side] ?? []].flat().map((_, at) => ({
      kind: 'action',
      what: `${placeOf(node)} without the action ${at + 1} of its ${side}`,
      apply: (machine) => {
        const changed = nodeIn(machine, node);
        changed[side] = without(changed[side], at);
        return machine;
      },
    })),
  );

const slower = (delay: unknown): unknown =>
  typeof delay === 'function'
    ? (...given: readonly unknown[]) => Number((delay as (...all: readonly unknown[]) => unknown)(...given)) + 1_000
    : Number(delay) + 1_000;

/** Every mutant of a chart: one transition, target, guard, action or delay changed. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] => [
  ...nodesOf(machine).flatMap((node) => [...transitionsFrom(node).flatMap(changesOf), ...changesAtSides(node)]),
  ...Object.entries(machine.implementations.delays).map(([name, delay]): Mutant => ({
    kind: 'delay',
    what: `${name} is a second longer`,
    apply: (one) => one.provide({ delays: { [name]: slower(delay) } } as object),
  })),
];
