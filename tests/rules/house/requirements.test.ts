import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { codeFiles, nodesOf, placeOf, textOf } from './project.ts';

type Requirement = { readonly id: string; readonly status: string };
type Title = { readonly place: string; readonly text: string };

const requirements: readonly Requirement[] = [
  ...textOf('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (\w+): \S/gm),
].map(([, id = '', status = '']) => ({ id, status }));

/** The function that a call begins with: `test` of `test.each(table)(title, …)`. */
const beginningOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return beginningOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? beginningOf(node.tag) : '';
};

const literalText = (node: ts.Node | undefined): string => {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
    : '';
};

const titles: readonly Title[] = codeFiles
  .filter((file) => file.startsWith('tests/'))
  .flatMap(nodesOf)
  .filter((node) => ts.isCallExpression(node))
  .filter((call) => ['test', 'it', 'describe', 'walk'].includes(beginningOf(call.expression)))
  .map((call) => ({ place: placeOf(call), text: literalText(call.arguments[0]) }))
  .filter(({ text }) => text !== '');

const citations = titles.flatMap(({ place, text }) =>
  [...text.matchAll(/\[([^\]]*[A-Z]+-\d[^\]]*)\]/g)].map(([, inside = '']) => ({ place, inside })),
);
const isWellFormed = (inside: string) => /^[A-Z]+-\d+(?:, [A-Z]+-\d+)*$/.test(inside);
const cited = new Set(citations.flatMap(({ inside }) => inside.split(', ')));

describe('requirements', () => {
  test('each has an id of its own and a status', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(requirements.filter(({ status }) => !['built', 'partly', 'planned'].includes(status))).toEqual([]);
    expect(textOf('docs/requirements.md').match(/^- /gm)).toHaveLength(ids.length);
  });

  test('in each section the ids count up from 1', () => {
    const places = new Map<string, number[]>();
    for (const { id } of requirements) {
      const [section = '', number = ''] = id.split('-');
      places.set(section, [...(places.get(section) ?? []), Number(number)]);
    }
    for (const numbers of places.values()) expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test('a title cites ids one by one, never as a range', () => {
    expect(
      citations.filter(({ inside }) => !isWellFormed(inside)).map(({ place, inside }) => `${place} [${inside}]`),
    ).toEqual([]);
  });

  test('a title cites only ids that there are', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const unknown = citations.flatMap(({ place, inside }) =>
      inside
        .split(', ')
        .filter((id) => !known.has(id))
        .map((id) => `${place} [${id}]`),
    );
    expect(unknown).toEqual([]);
  });

  test('each that is built, wholly or partly, is cited by a title', () => {
    const demanded = requirements.filter(({ status }) => status !== 'planned').map(({ id }) => id);
    expect(demanded.filter((id) => !cited.has(id))).toEqual([]);
  });
});
