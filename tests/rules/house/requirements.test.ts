import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, nodesOf, placeOf, textOf } from './project.ts';

const requirements = [...textOf('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (\w+): \S/gm)].map(
  ([, id = '', status = '']) => ({ id, status }),
);

/** The function that a call begins with: `test` of `test.each(table)(title, …)`. */
const beginningOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return beginningOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? beginningOf(node.tag) : '';
};

/** What stands in brackets in the titles of the tests and looks like an id, with its place. */
const citations = codeFiles
  .filter((file) => file.startsWith('tests/'))
  .flatMap(nodesOf)
  .filter((node) => ts.isCallExpression(node))
  .filter((call) => ['test', 'it', 'describe', 'walk'].includes(beginningOf(call.expression)))
  .flatMap((call) => {
    const [title] = call.arguments;
    const text = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title.getText() : '';
    return [...text.matchAll(/\[([^\]]*[A-Z]+-\d[^\]]*)\]/g)].map(([, ids = '']) => ({ place: placeOf(call), ids }));
  });

test('each requirement has a status and the next number in its section', () => {
  const last = new Map<string, number>();
  for (const { id, status } of requirements) {
    const [section = '', number] = id.split('-');
    last.set(section, (last.get(section) ?? 0) + 1);
    expect([id, Number(number)]).toEqual([id, last.get(section)]);
    expect(['built', 'partly', 'planned']).toContain(status);
  }
  expect(textOf('docs/requirements.md').match(/^- /gm)).toHaveLength(requirements.length);
});

test('a title cites existing ids, one by one and never as a range', () => {
  const known = new Set(requirements.map(({ id }) => id));
  expect(citations.filter(({ ids }) => !ids.split(', ').every((id) => known.has(id)))).toEqual([]);
});

test('a title cites each requirement that is built, fully or partly', () => {
  const cited = new Set(citations.flatMap(({ ids }) => ids.split(', ')));
  expect(requirements.filter(({ id, status }) => status !== 'planned' && !cited.has(id))).toEqual([]);
});
