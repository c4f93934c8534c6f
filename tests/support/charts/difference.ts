import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { createMachine, type AnyStateMachine } from 'xstate';
import { charts, top } from './charts.ts';
import { markdown, stateCells, tableOf, transitionCells } from './page.ts';
import { statelyJson } from './stately.ts';
import { nodesOf, placeOf, stemOf } from '../../walk/chart.ts';

const git = (...options: readonly string[]): Buffer =>
  execFileSync('git', options, { cwd: top, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64_000_000 });
const linesOf = (text: Buffer) => String(text).split('\n').filter(Boolean);

const machineIn = (json: string): AnyStateMachine => createMachine(JSON.parse(json) as object);

/** What a chart says of each state and of each transition, by what names it. */
const factsOf = (machine: AnyStateMachine | undefined): ReadonlyMap<string, string> =>
  new Map(
    (machine ? nodesOf(machine) : []).flatMap((node) => [
      [placeOf(node), stateCells(node).join(' ')] as const,
      ...transitionCells(node).map(([place = '', on = '', when = '', does = '', goal = '']) => {
        const name = `${place}: ${on}${when && ` (${when})`}`;
        return [name, [does, goal === 'stays' ? goal : `goes to ${goal}`].filter(Boolean).join(', ')] as const;
      }),
    ]),
  );

/** The states and transitions of a chart that were added, removed or changed, each with what it was and what it is. */
export const changesOf = (before: AnyStateMachine | undefined, now: AnyStateMachine | undefined) => {
  const [old, current] = [factsOf(before), factsOf(now)];
  return [...new Set([...current.keys(), ...old.keys()])]
    .filter((name) => old.get(name) !== current.get(name))
    .map((name) => [name, old.get(name) ?? '**added**', current.get(name) ?? '**removed**'] as const);
};

/** The machines of a revision, by the stem of their file. Throws a sentence where it has none. */
const machinesAt = (revision: string): ReadonlyMap<string, AnyStateMachine> => {
  const list = (): readonly string[] => {
    try {
      return linesOf(git('ls-tree', '--name-only', revision, 'docs/machines/'));
    } catch {
      return [];
    }
  };
  const found = list().map((file) => machineIn(String(git('show', `${revision}:${file}`))));
  if (found.length === 0)
    throw new Error(`'${revision}' has no docs/machines here: name a revision that has, or fetch it.`);
  return new Map(found.map((machine) => [stemOf(machine), machine]));
};

/** Writes a picture as it was and as it is below the folder, each where it is there. */
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

/** Writes what changed in charts and screens since a revision to a folder, as Markdown with pictures of both. */
export const writeDifference = async (revision: string, folder: string): Promise<string> => {
  const before = machinesAt(revision);
  const now = new Map(charts.map(({ stem, machine }) => [stem, machineIn(statelyJson(machine))]));
  const sections = [...new Set([...now.keys(), ...before.keys()])].sort().flatMap((stem) => {
    const rows = changesOf(before.get(stem), now.get(stem));
    return rows.length > 0 ? [`## ${stem}`, tableOf(['state or transition', 'before', 'now'], rows)] : [];
  });
  const kept = 'docs/flows/screens';
  const changed = linesOf(git('diff', '--name-only', revision, '--', kept));
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
  writeFileSync(file, await format(text, markdown));
  return file;
};
