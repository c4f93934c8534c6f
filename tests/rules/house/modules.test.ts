import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { allImports, packageOf } from './imports.ts';
import { codeFiles, filesBelow, nodesOf, placeOf, textOf, top } from './project.ts';

const manifest = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const runsFrom = new Map<string, string[]>();
for (const { from, file, isType } of allImports)
  if (!isType && file !== undefined) runsFrom.set(from, [...(runsFrom.get(from) ?? []), file]);

/** The circles that can be walked from a file along what it runs, each written from its first file back to it. */
const circlesFrom = (file: string, walked: readonly string[], done: Set<string>): readonly string[] => {
  if (walked.includes(file)) return [[...walked.slice(walked.indexOf(file)), file].join(' → ')];
  if (done.has(file)) return [];
  done.add(file);
  return (runsFrom.get(file) ?? []).flatMap((next) => circlesFrom(next, [...walked, file], done));
};

const isDefaultExport = (node: ts.Node) =>
  ts.isExportAssignment(node) ||
  (node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent)) ||
  (ts.isExportSpecifier(node) && node.name.text === 'default');

describe('how files hang together', () => {
  test('no file runs itself by way of others', () => {
    const done = new Set<string>();
    expect(codeFiles.flatMap((file) => circlesFrom(file, [], done))).toEqual([]);
  });

  test('nothing is exported as default, but by a configuration', () => {
    const nodes = codeFiles.filter((file) => file !== 'vite.config.ts').flatMap(nodesOf);
    expect(nodes.filter(isDefaultExport).map(placeOf)).toEqual([]);
  });

  test('a file exports what is its own: no barrels', () => {
    expect(
      allImports.filter(({ isReexport }) => isReexport).map(({ from, specifier }) => `${from} ← ${specifier}`),
    ).toEqual([]);
    expect(codeFiles.filter((file) => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  test('an import is a path to a file that is there, or a package that is installed: no aliases', () => {
    const lost = allImports.filter(({ specifier, file }) =>
      file === undefined ? !['node', ...installed].includes(packageOf(specifier)) : !existsSync(join(top, file)),
    );
    expect(lost.map(({ from, specifier }) => `${from} ← ${specifier}`)).toEqual([]);
    const { config } = ts.parseConfigFileTextToJson('tsconfig.json', textOf('tsconfig.json')) as {
      config: { compilerOptions: object };
    };
    expect(
      Object.keys(config.compilerOptions).filter((option) => ['paths', 'baseUrl', 'rootDirs'].includes(option)),
    ).toEqual([]);
  });

  test('each of the twelve packages that the product is made of is really used', () => {
    const used = new Set(allImports.map(({ specifier }) => packageOf(specifier)));
    const card = [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'wouter',
      'valibot',
      'redaxios',
      '@vanilla-extract/css',
      '@fontsource/inter',
    ];
    expect([...card, 'vitest', '@xstate/test', '@testing-library/react'].filter((name) => !used.has(name))).toEqual([]);
  });

  test('the list of dependencies has a line for each, and for no other', () => {
    const list = filesBelow('docs/decisions').find((file) => file.endsWith('-dependencies.md')) ?? 'no list';
    const named = [...textOf(list).matchAll(/^- `([^`]+)`: \S/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(installed.toSorted());
  });
});
