import { posix } from 'node:path';
import ts from 'typescript';
import { codeFiles, nodesOf } from './project.ts';

/** One import: which file takes it, what it names, whether only as a type, and the project's file it leads to, if it is one. */
export type Import = {
  readonly from: string;
  readonly specifier: string;
  readonly isType: boolean;
  readonly isReexport: boolean;
  readonly file: string | undefined;
};

const namedBy = (node: ts.Node): { specifier: ts.Expression | undefined; isType: boolean } | undefined => {
  if (ts.isImportDeclaration(node))
    return { specifier: node.moduleSpecifier, isType: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword };
  if (ts.isExportDeclaration(node)) return { specifier: node.moduleSpecifier, isType: node.isTypeOnly };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { specifier: node.arguments[0], isType: false };
  return undefined;
};

const importsOf = (from: string): readonly Import[] =>
  nodesOf(from).flatMap((node) => {
    const named = namedBy(node);
    if (named?.specifier === undefined || !ts.isStringLiteralLike(named.specifier)) return [];
    const specifier = named.specifier.text;
    const file = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
    return [{ from, specifier, isType: named.isType, isReexport: ts.isExportDeclaration(node), file }];
  });

/** Every import of the project's TypeScript. */
export const allImports: readonly Import[] = codeFiles.flatMap(importsOf);

/** The package that a specifier names: `@scope/name` of `@scope/name/part`, `node` for Node's own. */
export const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? 'node'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
