import { render, type IState, type IStateMachine, type ITransition } from 'state-machine-cat';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { messagesIn, type Message } from './between.ts';
import { actionsAt, conditionOf, nodesOf, transitionsFrom, triggerOf } from './labels.ts';

/** An action without what it is handed, which the table has. */
const briefly = (action: string) => action.split(' (')[0] ?? '';

const labelOf = (transition: AnyTransitionDefinition) => {
  const condition = conditionOf(transition);
  return triggerOf(transition) + (condition ? ` [${condition}]` : '');
};

/** What happens inside a state: what it does on the way in and out, what it runs, and events that leave it where it is. */
const insideOf = (node: AnyStateNode): IState['actions'] => [
  ...actionsAt(node, 'entry').map((action) => ({ type: 'entry' as const, body: briefly(action) })),
  ...actionsAt(node, 'exit').map((action) => ({ type: 'exit' as const, body: briefly(action) })),
  ...node.invoke.map(({ id }) => ({ type: 'activity' as const, body: `runs ${id}` })),
  ...transitionsFrom(node)
    .filter(({ target }) => !target?.length)
    .map((one) => ({ type: 'activity' as const, body: labelOf(one) })),
];

const startOf = (node: AnyStateNode): readonly IState[] =>
  node.type === 'compound' ? [{ name: `${node.id} starts`, type: 'initial' }] : [];

const stateOf = (node: AnyStateNode): IState => {
  const inner = Object.values(node.states);
  const shape = { name: node.id, label: node.key, actions: insideOf(node) ?? [], typeExplicitlySet: true };
  const type = node.type === 'parallel' ? 'parallel' : 'regular';
  if (inner.length === 0)
    return { ...shape, type, ...(node.type === 'final' ? { class: 'final', color: '#555555' } : {}) };
  return { ...shape, type, statemachine: { states: [...startOf(node), ...inner.map(stateOf)] } };
};

type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  readonly isBetweenFrames: boolean;
};

/** One arrow for each state that a state leads to, however many ways there are: labels below each other read better than a bundle. */
const arrowsFrom = (node: AnyStateNode): readonly Arrow[] => {
  const ways = transitionsFrom(node).flatMap((one) =>
    (one.target ?? []).map((target) => ({ target, label: labelOf(one) })),
  );
  const starts = node.type === 'compound' ? node.initial.target : [];
  return [
    ...starts.map(({ id }) => ({ from: `${node.id} starts`, to: id, labels: [], isBetweenFrames: false })),
    ...[...new Set(ways.map(({ target }) => target))].map((target) => ({
      from: node.id,
      to: target.id,
      labels: ways.filter((way) => way.target === target).map(({ label }) => label),
      isBetweenFrames: [node, target].every(({ type }) => type === 'compound' || type === 'parallel'),
    })),
  ];
};

/** Two states with states inside share one line for both ways, so its labels stand below each other and say where each begins. */
const isTwoWay = (arrow: Arrow, all: readonly Arrow[]) =>
  arrow.isBetweenFrames &&
  all.some(({ from, to, isBetweenFrames }) => isBetweenFrames && from === arrow.to && to === arrow.from);

/** One arrow from each chart to each other that hears of it, beside the chart of charts. */
const arrowsBetween = (machine: AnyStateMachine, messages: readonly Message[]): readonly Arrow[] => {
  const pairs = messages.flatMap(({ from, to, event, told }) =>
    (from.length > 0 ? from : [machine.root.id]).map((one) => ({ from: one, to, label: `${event} → ${told}` })),
  );
  return [...new Set(pairs.map(({ from, to }) => `${from} ${to}`))].map((pair) => {
    const all = pairs.filter(({ from, to }) => `${from} ${to}` === pair);
    const [{ from, to } = { from: '', to: '' }] = all;
    return { from, to, labels: all.map(({ label }) => label), isBetweenFrames: false };
  });
};

const drawnArrow = (arrow: Arrow, at: number, all: readonly Arrow[]): ITransition => {
  const { from, to, labels } = arrow;
  const room = labels.map(() => ' ');
  const begun = labels.map((label) => `${from.split('.').at(-1) ?? from}: ${label}`);
  const lines = isTwoWay(arrow, all) ? (from < to ? [...begun, ...room] : [...room, ...begun]) : labels;
  return { id: at + 1, from, to, ...(lines.length > 0 ? { label: lines.join('\n') } : {}) };
};

const looks = {
  dotGraphAttrs: [
    { name: 'bgcolor', value: 'white' },
    { name: 'nodesep', value: '0.4' },
    { name: 'ranksep', value: '0.35' },
  ],
  dotEdgeAttrs: [],
};

/** Keeps a label readable where it stands on a line. */
const halo =
  '<style>.edge text { paint-order: stroke; stroke: #ffffff; stroke-width: 3px; stroke-linejoin: round }</style>';

/** The drawing of a chart as SVG text, the same on every machine: the layout engine is the one that the package brings. */
export const pictureOf = async (machine: AnyStateMachine): Promise<string> => {
  const between = arrowsBetween(machine, messagesIn(machine));
  const transitions = [...nodesOf(machine).flatMap(arrowsFrom), ...between].map(drawnArrow);
  const parts = [...new Set(between.flatMap(({ from, to }) => [from, to]))].filter((id) => id !== machine.root.id);
  const states = [stateOf(machine.root), ...parts.map((id): IState => ({ name: id, label: id, type: 'regular' }))];
  const drawn: IStateMachine = { states, transitions };
  // 'svg' would use whatever Graphviz the machine has; 'oldsvg' is the same drawing by the engine in the package.
  const svg = await render(drawn, { inputType: 'json', outputType: 'oldsvg', direction: 'left-right', ...looks });
  return svg.replace(/<svg [^>]*>/, (opening) => `${opening}\n${halo}`).replace(/[ \t]+$/gm, '');
};
