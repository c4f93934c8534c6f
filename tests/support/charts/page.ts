import { format } from 'oxfmt';
import type { AnyStateNode } from 'xstate';
import { messagesIn } from './between.ts';
import { sourceOf, type Chart } from './charts.ts';
import { delaysOf } from './delays.ts';
import { coverageText } from './coverage.ts';
import { actionsAt, actionsOf } from './labels.ts';
import { waysInWords } from './words.ts';
import {
  conditionOf,
  innermostOf,
  nodesOf,
  placeOf,
  transitionsFrom,
  transitionsOf,
  triggerOf,
} from '../../walk/chart.ts';

/** What is above this line in a page is written by a person and kept. */
export const mark =
  '<!-- What follows is generated from the chart by `npm run model`; what stands above is written by hand. -->';

/** Markdown in the project's format. */
export const formatted = async (text: string): Promise<string> =>
  (await format('page.md', text, { printWidth: 120, proseWrap: 'always' })).code;

const rowOf = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
/** A table in Markdown. */
export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map(rowOf).join('\n');
const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** A state's transitions as cells: where, on what, when, what it does and where it goes; `name` names states. */
export const transitionCells = (node: AnyStateNode, name: (node: AnyStateNode) => string = placeOf) =>
  transitionsFrom(node).map((one): readonly [string, string, string, string, string] => {
    const goal = one.target?.map(name).join(', ') ?? '';
    const again = one.reenter && goal === name(node) ? ' (from its start)' : '';
    const condition = conditionOf(one);
    return [name(node), `\`${triggerOf(one)}\``, condition, codes(actionsOf(one)), goal ? goal + again : 'stays'];
  });

const kindOf = ({ type }: AnyStateNode) => (type === 'final' ? '(an end)' : type === 'parallel' ? '(all at once)' : '');

/** A state as cells: its kind, its description, and what it runs and does on entry and exit. */
export const stateCells = (node: AnyStateNode): readonly string[] => {
  const runs = node.invoke.map(({ id }) => id);
  const facts = [
    ...(node.tags.length > 0 ? [`tagged ${codes(node.tags)}`] : []),
    ...(actionsAt(node, 'entry').length > 0 ? [`on the way in ${codes(actionsAt(node, 'entry'))}`] : []),
    ...(runs.length > 0 ? [`runs ${codes(runs)}`] : []),
    ...(actionsAt(node, 'exit').length > 0 ? [`on the way out ${codes(actionsAt(node, 'exit'))}`] : []),
  ];
  return [kindOf(node), node.description ?? '', facts.length > 0 ? `_${facts.join('; ')}._` : ''].filter(Boolean);
};

const lineOf = (node: AnyStateNode): string =>
  [`${'  '.repeat(node.path.length)}- **${node.key}**`, ...stateCells(node)].join(' ');

/** The generated part of a chart's page, as Markdown in the project's format. */
export const generatedPart = async ({ stem, machine }: Chart): Promise<string> => {
  const nodes = nodesOf(machine);
  const delays = delaysOf(machine, sourceOf(stem));
  const messageRows = messagesIn(machine).map(({ from, event, to, told }) => [
    from.join(', ') || 'outside',
    `\`${event}\``,
    to,
    told ? `\`${told}\`` : 'goes there',
  ]);
  const delayRows = delays.map(({ name, length, reason }) => [`\`${name}\``, length, reason]);
  const text = [
    `[![The chart ${machine.id}: ${innermostOf(machine).length} states](${stem}.svg)](${stem}.svg)`,
    [
      `[Chart](../../machines/${stem}.machine.ts)`,
      `[JSON for Stately](../machines/${stem}.json)`,
      '[all flows, and how to read a picture](README.md)',
      '[the rules](../requirements.md)',
    ].join(' · '),
    '## In words',
    waysInWords(machine),
    '## Transitions',
    tableOf(
      ['in', 'on', 'when', 'does', 'goes to'],
      nodes.flatMap((node) => transitionCells(node)),
    ),
    ...(messageRows.length > 0
      ? [
          '## Between its charts',
          `[![Who tells whom in ${machine.id}](${stem}-between.svg)](${stem}-between.svg)`,
          tableOf(['chart', 'announces', 'chart or address', 'is told'], messageRows),
        ]
      : []),
    '## States',
    nodes.map(lineOf).join('\n'),
    '## Coverage',
    coverageText(stem),
    ...(delays.length > 0 ? ['## Delays', tableOf(['delay', 'length', 'why'], delayRows)] : []),
  ].join('\n\n');
  return formatted(text);
};

/** The generated part of the index: each chart with its page, its purpose and its size. */
export const generatedIndex = (charts: readonly Chart[]): Promise<string> => {
  const rows = charts.map(({ stem, machine }) => {
    const counts = [innermostOf(machine), transitionsOf(machine)].map(({ length }) => String(length));
    return [`[${machine.id}](${stem}.md)`, machine.root.description ?? '', ...counts];
  });
  return formatted(tableOf(['chart', 'what it is about', 'states', 'transitions'], rows));
};
