import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { charts, top } from './charts.ts';
import { statelyJson } from './generated.ts';
import { formatted, stateCells, tableOf, transitionCells } from './page.ts';
import { words } from './words.ts';
import { nodesOf, placeOf, stemOf } from '../../walk/chart.ts';

const git = (...options: readonly string[]): Buffer =>
  execFileSync('git', options, { cwd: top, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64_000_000 });
const linesOf = (text: Buffer) => String(text).split('\n').filter(Boolean);

const machineIn = (json: string): AnyStateMachine => createMachine(JSON.parse(json) as object);

const describe = (node: AnyStateNode) => stateCells(node).join(' ');
const waysOf = (node: AnyStateNode) => JSON.stringify(transitionCells(node).map(([, ...way]) => way));
const areAlike = (one: AnyStateNode, other: AnyStateNode) =>
  [describe, waysOf].some((facts) => facts(one).length > 2 && facts(one) === facts(other));

/** Maps a chart's old states to its current ones; a new sibling that looks like a missing state counts as renamed. */
const successors = (before: AnyStateMachine, now: AnyStateMachine): ReadonlyMap<AnyStateNode, AnyStateNode> => {
  const found = new Map<AnyStateNode, AnyStateNode>([[before.root, now.root]]);
  for (const node of nodesOf(before).slice(1)) {
    const parent = node.parent ?? before.root;
    const beside: readonly AnyStateNode[] = Object.values(found.get(parent)?.states ?? {});
    const added = beside.filter((other) => !(other.key in parent.states) && ![...found.values()].includes(other));
    const same = beside.find(({ key }) => key === node.key) ?? added.find((other) => areAlike(node, other));
    if (same) found.set(node, same);
  }
  return found;
};

type Row = readonly [what: string, before: string, now: string];
type Way = { readonly on: string; readonly when: string; readonly effect: string; readonly said: string };

const waysIn = (nodes: Iterable<AnyStateNode>, name: (node: AnyStateNode) => string): readonly Way[] =>
  [...nodes].flatMap((node) =>
    transitionCells(node, name).map(([place, on, when, does, goal]) => {
      const event = on.slice(1, -1);
      const said = words[node.machine.id]?.[`${event} (${when})`] ?? words[node.machine.id]?.[event] ?? '';
      const effect = [does, goal === 'stays' ? goal : `goes to ${goal}`].filter(Boolean).join(', ');
      return { on: `${place}: ${on}`, when, effect, said };
    }),
  );

const conditionText = (when: string) => (when === '' || when === 'otherwise' ? when : `only if \`${when}\``);
const effectText = ({ effect, when }: Way) => [effect, conditionText(when)].filter(Boolean).join(', ');

const changedWays = (before: readonly Way[], now: readonly Way[]): readonly Row[] => {
  const isSame = (one: Way) => (other: Way) => one.on === other.on && one.when === other.when;
  const left = before.filter((way) => !now.some(isSame(way)));
  const row = (way: Way, ...changed: readonly [before: string, now: string]): Row => [
    [way.on, way.said].filter(Boolean).join('<br>'),
    ...changed,
  ];
  const rows = now.flatMap((way) => {
    const old = before.find(isSame(way));
    if (old) return old.effect === way.effect ? [] : [row(way, effectText(old), effectText(way))];
    const other = left.find(({ on, effect }) => on === way.on && effect === way.effect);
    if (!other) return [row(way, '**added**', effectText(way))];
    left.splice(left.indexOf(other), 1);
    return [row(way, effectText(other), `the same, now ${conditionText(way.when) || 'always'}`)];
  });
  return [...rows, ...left.map((way) => row(way, effectText(way), '**removed**'))];
};

/** What was added, removed, renamed or changed in a chart: the state or transition, before and now. */
export const changesOf = (before: AnyStateMachine | undefined, now: AnyStateMachine | undefined): readonly Row[] => {
  if (!before) return now ? [['the chart', '**added**', now.root.description ?? '']] : [];
  if (!now) return [['the chart', before.root.description ?? '', '**removed**']];
  const found = successors(before, now);
  const nameNow = (node: AnyStateNode) => placeOf(found.get(node) ?? node);
  const states = nodesOf(before).flatMap((node): readonly Row[] => {
    const same = found.get(node);
    if (!same) return [[placeOf(node), describe(node), '**removed**']];
    const renamed = same.key === node.key ? '' : `**renamed** to ${same.key}`;
    const changed = describe(same) === describe(node) ? '' : describe(same) || '**removed**';
    const changes = [renamed, changed].filter(Boolean);
    return changes.length > 0 ? [[placeOf(node), describe(node), changes.join(': ')]] : [];
  });
  const added = nodesOf(now).filter((node) => ![...found.values()].includes(node));
  return [
    ...states,
    ...added.map((node): Row => [placeOf(node), '**added**', describe(node)]),
    ...changedWays(waysIn(found.keys(), nameNow), waysIn(nodesOf(now), placeOf)),
  ];
};

/** Rows of changes as a table in Markdown. */
export const changeTable = (rows: readonly Row[]): string => tableOf(['state or transition', 'before', 'now'], rows);

/** The machines of a revision, by the stem of their file. Throws a readable error if it has none. */
const machinesAt = (revision: string): ReadonlyMap<string, AnyStateMachine> => {
  const list = (): readonly string[] => {
    try {
      return linesOf(git('ls-tree', '--name-only', revision, 'docs/machines/'));
    } catch {
      return [];
    }
  };
  const files = list();
  if (files.length === 0)
    throw new Error(`There are no charts at '${revision}': check its name, fetch it with git, or name a later one.`);
  const found = files.map((file) => machineIn(String(git('show', `${revision}:${file}`))));
  return new Map(found.map((machine) => [stemOf(machine), machine]));
};

/** Writes a picture before and now to the folder, as far as each exists. */
const picturesIn = (folder: string, revision: string, file: string): readonly string[] => {
  const read = { before: () => git('show', `${revision}:${file}`), now: () => readFileSync(join(top, file)) };
  return Object.entries(read).map(([when, picture]) => {
    const copy = join(when, file.replace('docs/flows/screens/', ''));
    try {
      const content = picture();
      mkdirSync(dirname(join(folder, copy)), { recursive: true });
      writeFileSync(join(folder, copy), content);
      return `![${when}](${copy})`;
    } catch {
      return 'not there';
    }
  });
};

/** Writes the changes in charts and screens since a revision to a folder, as Markdown with pictures of both. */
export const writeDifference = async (revision: string, folder: string): Promise<string> => {
  const before = machinesAt(revision);
  const now = new Map(charts.map(({ stem, machine }) => [stem, machineIn(statelyJson(machine))]));
  const sections = [...new Set([...now.keys(), ...before.keys()])].sort().flatMap((stem) => {
    const rows = changesOf(before.get(stem), now.get(stem));
    return rows.length > 0 ? [`## ${stem}`, changeTable(rows)] : [];
  });
  const kept = 'docs/flows/screens';
  const changed = linesOf(git('diff', '--name-only', '-M100%', '--diff-filter=r', revision, '--', kept));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard', kept));
  rmSync(folder, { recursive: true, force: true });
  const screens = [...changed, ...added].map((file) => [
    file.replace('docs/flows/screens/', ''),
    ...picturesIn(folder, revision, file),
  ]);
  const shown = screens.length > 0 ? ['## Screens', tableOf(['screen', 'before', 'now'], screens)] : [];
  const all = [...sections, ...shown];
  const text = [`# What changed in the charts since ${revision}`, ...(all.length > 0 ? all : ['Nothing.'])].join(
    '\n\n',
  );
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'README.md');
  writeFileSync(file, await formatted(text));
  return file;
};
