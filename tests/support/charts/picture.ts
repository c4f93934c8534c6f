import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { heardBy, messagesIn } from './between.ts';
import { top } from './charts.ts';
import { lengthOf } from './delays.ts';
import { drawingOf, listed, headOf, type Arrow, type Box, type Label } from './drawing.ts';
import { literalOf } from './labels.ts';
import { conditionOf, type Named, nameOf, nodesOf, sentenceOf, transitionsFrom, triggerOf } from '../../walk/chart.ts';

/** A chart's name for something, in words: `signing in` for `signingIn`. */
const spaced = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('.', ' ');

/** The source of the views: an event that one of them sends is done by a person. */
const views = readdirSync(join(top, 'src/flows'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:view|screen)\.tsx$/.test(file))
  .map((file) => readFileSync(join(top, 'src/flows', file), 'utf8'))
  .join('\n');

const moverOf = ({ eventType }: AnyTransitionDefinition): NonNullable<Label['mover']> => {
  const type = eventType as string;
  if (type === '') return 'itself';
  if (type.startsWith('xstate.done.')) return 'answer';
  if (/^xstate\.(after|error)\./.test(type)) return 'failure';
  return views.includes(`type: '${type}'`) ? 'person' : 'other';
};

const literalsOf = (machine: AnyStateMachine, actions: readonly unknown[]) =>
  actions.flatMap((action) => literalOf(machine, action as Named) ?? []);

const linesOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): readonly string[] => {
  const condition = conditionOf(transition);
  const trigger = triggerOf(transition).replace(/(?<=^after ).*/, (delay) => lengthOf(machine, delay) ?? delay);
  const isRule = transition.eventType === '' && condition !== '';
  return [...(isRule ? [] : [spaced(trigger)]), ...(condition ? [`[${spaced(condition)}]`] : [])];
};

const labelOf = (transition: AnyTransitionDefinition, text: string): Label => ({
  text,
  mover: moverOf(transition),
  transition: sentenceOf(transition),
});

/** The label of an arrow, with where else it leads and what it says. */
const onArrow = (machine: AnyStateMachine, one: AnyTransitionDefinition): Label => {
  const literals = literalsOf(machine, one.actions).map((text) => text.replace(/^\//, '→ /'));
  return labelOf(one, [...linesOf(machine, one), ...literals].join('\n'));
};

/** The label in a box for a transition that does not leave it, with all that it does. */
const inBox = (machine: AnyStateMachine, one: AnyTransitionDefinition): Label => {
  const actions = one.actions as readonly Named[];
  const done = actions.map((action) => `${spaced(nameOf(action))} ${literalOf(machine, action) ?? ''}`.trim());
  const all = [...done, ...(one.reenter ? ['from its start'] : [])].join(', ');
  return labelOf(one, linesOf(machine, one).join(' ') + (all && `: ${all}`));
};

const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === other || isWithin(node.parent, other));

const isAt = (node: AnyStateNode, { target }: AnyTransitionDefinition) => !target?.some((goal) => goal !== node);

/** A state's transitions to its children, if there are so many that a label in each reads better than arrows. */
const fanOf = (node: AnyStateNode | undefined): readonly AnyTransitionDefinition[] => {
  if (!node) return [];
  const inward = transitionsFrom(node).filter(({ target }) => target?.every((goal) => goal.parent === node));
  return inward.length > 4 ? inward : [];
};

const boxOf = (machine: AnyStateMachine, node: AnyStateNode): Box => ({
  id: node.id,
  title: spaced(node.key),
  look: node.type === 'final' ? 'end' : node.parent?.type === 'parallel' ? 'region' : '',
  labels: [
    ...(node.invoke.length > 0 ? [{ text: `runs ${node.invoke.map(({ id }) => spaced(id)).join(', ')}` }] : []),
    ...literalsOf(machine, node.entry).map((text) => ({ text })),
    ...transitionsFrom(node)
      .filter((one) => isAt(node, one))
      .map((one) => inBox(machine, one)),
    ...fanOf(node.parent)
      .filter(({ target }) => target?.includes(node))
      .map((one) => labelOf(one, `on ${linesOf(machine, one).join(' ')}`)),
  ],
  inner: Object.values(node.states).map((inner: AnyStateNode) => boxOf(machine, inner)),
});

/** One arrow for each state that a state leads to: labels below each other read better than many arrows. */
const arrowsFrom = (machine: AnyStateMachine, node: AnyStateNode): readonly Arrow[] => {
  const ways = transitionsFrom(node)
    .filter((one) => !isAt(node, one) && !fanOf(node).includes(one))
    .flatMap((one) => (one.target ?? []).map((target) => ({ target, label: onArrow(machine, one) })));
  const starts = node.type === 'compound' ? node.initial.target : [];
  return [
    ...starts.map(({ id }) => ({ from: headOf(node.id), to: id, labels: [], isHappy: true, isBack: false })),
    ...[...new Set(ways.map(({ target }) => target))].map((target) => {
      const labels = ways.filter((way) => way.target === target).map(({ label }) => label);
      const isBack = target.order < node.order && !isWithin(node, target);
      const isHappy = labels.some(({ mover }) => mover !== 'failure');
      return { from: node.id, to: target.id, labels: listed(labels), isHappy, isBack };
    }),
  ];
};

/** A chart's states as SVG text. */
export const pictureOf = (machine: AnyStateMachine): Promise<string> =>
  drawingOf(
    machine.id,
    [boxOf(machine, machine.root)],
    nodesOf(machine).flatMap((node) => arrowsFrom(machine, node)),
  );

const outside = 'a person, the browser or the server';

/** Which chart in a chart tells which, and where it redirects, as SVG text; undefined if none tells another. */
export const betweenPictureOf = async (machine: AnyStateMachine): Promise<string | undefined> => {
  const ways = messagesIn(machine).flatMap(({ from, event, to, told }) =>
    (from.length > 0 ? from : [outside]).map((one) => ({
      from: one,
      to,
      label: { text: told && told !== event ? `${spaced(event)} → ${spaced(told)}` : spaced(event) },
    })),
  );
  if (ways.length === 0) return undefined;
  const ids = [...new Set(ways.flatMap(({ from, to }) => [from, to]))].sort(
    (a, b) => Number(b === outside) - Number(a === outside),
  );
  const screens = heardBy(machine)['screen'] ?? [];
  const boxes = ids.map((id): Box => ({
    id,
    title: spaced(id),
    look: id === outside || id.startsWith('/') ? 'outside' : '',
    labels: id === 'screen' ? screens.map((screen) => ({ text: spaced(screen.id) })) : [],
    inner: [],
  }));
  const arrows = [...new Set(ways.map(({ from, to }) => `${from}\n${to}`))].map((ends): Arrow => {
    const [from = '', to = ''] = ends.split('\n');
    const labels = ways.filter((way) => way.from === from && way.to === to).map(({ label }) => label);
    return { from, to, labels: listed(labels), isHappy: true, isBack: false };
  });
  return drawingOf(`${machine.id}, who tells whom`, boxes, arrows);
};
