import ts from 'typescript';

/** Where a chart may hold a function, which has to fit on one line. */
const mappers = ['params', 'input', 'context', 'output'];

const configsIn = (source: ts.SourceFile): readonly ts.Expression[] => {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    const isMade =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'createMachine';
    const [config] = isMade ? node.arguments : [];
    if (config) found.push(config);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isPlain = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isNumericLiteral(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind);

const hasOneLine = (source: ts.SourceFile, node: ts.Node) => !node.getText(source).includes('\n');

/** What in a chart's configuration is not written out as a literal, each as a sentence that says where and what to change. */
export const unwritten = (file: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const at = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  const check = (node: ts.Expression, key: string): readonly string[] => {
    if (isPlain(node)) return [];
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => check(element, key));
    if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(checkProperty);
    if (!ts.isArrowFunction(node))
      return [`${at(node)}: write '${key}' out as a literal; Stately cannot follow \`${node.getText(source)}\`.`];
    if (!mappers.includes(key)) return [`${at(node)}: name what '${key}' does and put the function into setup().`];
    if (!hasOneLine(source, node))
      return [`${at(node)}: make the function of '${key}' fit on one line, or put its work into an action.`];
    return ts.isBlock(node.body) ? [`${at(node)}: let the function of '${key}' be one expression.`] : [];
  };
  const checkProperty = (property: ts.ObjectLiteralElementLike): readonly string[] =>
    ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
      ? check(property.initializer, property.name.text)
      : [`${at(property)}: write \`${property.getText(source)}\` as key and value; Stately reads nothing else.`];
  const configs = configsIn(source);
  if (configs.length !== 1)
    return [`${file}: call setup({...}).createMachine({...}) exactly once; it is called ${configs.length} times.`];
  return configs.flatMap((config) => check(config, 'the chart'));
};
