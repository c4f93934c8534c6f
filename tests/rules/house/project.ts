import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { filesUnder, root as top } from '../../../server/root.ts';

export { top };

/** Every file below a folder of the project, by its path from the top. None where the folder isn't there. */
export const filesBelow = (folder: string): readonly string[] =>
  existsSync(join(top, folder)) ? filesUnder(join(top, folder)).map((file) => relative(top, file)) : [];

/** The TypeScript of the project, by its path from the top. */
export const codeFiles: readonly string[] = [
  ...['machines', 'src', 'server', 'tests'].flatMap(filesBelow),
  'vite.config.ts',
].filter((file) => /\.tsx?$/.test(file));

/** What a file of the project says. */
export const textOf = (file: string): string => readFileSync(join(top, file), 'utf8');

/** Every node of a file, parents before their children. */
export const nodesOf = (file: string): readonly ts.Node[] => {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Where a node stands, as a person would look it up. */
export const placeOf = (node: ts.Node): string => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};
