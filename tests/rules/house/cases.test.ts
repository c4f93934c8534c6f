import ts from 'typescript';
import { expect, test } from 'vitest';
import { heardBy } from '../../support/charts/between.ts';
import { charts, type Chart } from '../../support/charts/charts.ts';
import { nodesOf as statesOf, transitionsFrom } from '../../support/charts/wording.ts';
import type { Frozen } from '../../support/walking/frozen.ts';
import { allImports } from './imports.ts';
import { codeFiles, nodesOf, placeOf, textOf } from './project.ts';

/** An event by its type and the keys of what it carries; a part that is written out has its own keys in brackets. */
type Shape = { readonly type: string; readonly keys: readonly string[] };
/** An event that production can send, where it comes from and which charts can be meant. */
type Sent = { readonly from: string; readonly shape: Shape; readonly to: readonly Chart[] };

const bracketed = (key: string, inner: readonly string[]) => `${key}(${[...inner].sort().join()})`;
const fits = (sent: Shape, known: Shape) =>
  sent.type === known.type &&
  sent.keys.length === known.keys.length &&
  sent.keys.every((key) => known.keys.some((other) => other === key || other.split('(')[0] === key));

const shapeOf = ({ type, ...payload }: { readonly type: string }): Shape => ({
  type,
  keys: Object.entries(payload).map(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? bracketed(key, Object.keys(value)) : key,
  ),
});

const frozen = new Map(charts.map(({ stem }) => [stem, JSON.parse(textOf(`tests/paths/${stem}.json`)) as Frozen]));
const stepsOf = ({ stem }: Chart) => (frozen.get(stem)?.paths ?? []).flat();
const reactsTo = ({ machine }: Chart, type: string) =>
  statesOf(machine)
    .flatMap(transitionsFrom)
    .some(({ eventType }) => eventType === type);

/** The events of a walk's cases, as its frozen paths have them. */
const casesOf = (chart: Chart): readonly Shape[] => [
  ...(Object.values(frozen.get(chart.stem)?.events ?? {}) as readonly { readonly type: string }[]).map(shapeOf),
  ...stepsOf(chart)
    .filter(({ on }) => !on.includes(' '))
    .map(({ on }) => ({ type: on, keys: [] })),
];

const nameOf = ({ name }: ts.ObjectLiteralElementLike) => (name ? name.getText() : '…');
const valueOf = (part: ts.ObjectLiteralElementLike) => (ts.isPropertyAssignment(part) ? part.initializer : undefined);
const literalShape = (literal: ts.ObjectLiteralExpression): Shape | undefined => {
  const value = literal.properties.filter((part) => nameOf(part) === 'type').map(valueOf)[0];
  if (!value || !ts.isStringLiteral(value) || !/^\w+(?:\.\w+)+$/.test(value.text)) return undefined;
  const keys = literal.properties.map((part) => {
    const inner = valueOf(part);
    return inner && ts.isObjectLiteralExpression(inner)
      ? bracketed(nameOf(part), inner.properties.map(nameOf))
      : nameOf(part);
  });
  return { type: value.text, keys: keys.filter((key) => key !== 'type') };
};

/** Whether a literal is only asked about, or meant for a worker and no chart. */
const isNotSent = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) && /\.(?:can|postMessage)$/.test(parent.expression.getText());

/** The events that a source file writes out; they are for charts that it names, or for any where it names none. */
const sentBy = (file: string): readonly Sent[] => {
  const named = allImports.flatMap(({ from, file: to }) =>
    from === file ? charts.filter(({ stem }) => to === `machines/${stem}.machine.ts`) : [],
  );
  return nodesOf(file)
    .filter(ts.isObjectLiteralExpression)
    .filter((literal) => !isNotSent(literal))
    .flatMap((literal) => {
      const shape = literalShape(literal);
      if (!shape) return [];
      const to = named.filter((chart) => reactsTo(chart, shape.type));
      return { from: placeOf(literal), shape, to };
    });
};

/** The events that a chart announces to the charts that hear it, and those that it tells the charts which it runs. */
const toldBy = (chart: Chart): readonly Sent[] =>
  [...new Set(stepsOf(chart).flatMap(({ tells }) => tells))].flatMap((line) => {
    const [, id, text = ''] = /^(?:announces|tells ([\w-]+):) (.*)$/.exec(line) ?? [];
    if (text === '') return [];
    const run = statesOf(chart.machine).flatMap(({ invoke }) => invoke);
    const src = run.find((one) => one.id === id)?.src ?? id?.split('-')[0];
    const isMeant = ({ machine }: Chart) =>
      id === undefined
        ? Object.values(heardBy(machine)).flat().includes(chart.machine)
        : machine.id === src || (heardBy(chart.machine)[id] ?? []).includes(machine);
    const { type, ...payload } = JSON.parse(text) as { readonly type: string };
    const to = charts.filter((one) => isMeant(one) && reactsTo(one, type));
    return to.length > 0 ? { from: chart.stem, shape: { type, keys: Object.keys(payload) }, to } : [];
  });

const sent = [...codeFiles.filter((file) => file.startsWith('src/')).flatMap(sentBy), ...charts.flatMap(toldBy)];
const lacking = ({ shape, to }: Sent): readonly Chart[] => {
  const without = (to.length > 0 ? to : charts).filter((chart) => !casesOf(chart).some((known) => fits(shape, known)));
  return to.length > 0 || without.length === charts.length ? without : [];
};

test('every event that production can send is a case of the walk of its chart', () => {
  expect(sent.length).toBeGreaterThan(100);
  const sentences = sent.flatMap((one) => {
    const walks = lacking(one).map(({ stem }) => stem);
    const event = [one.shape.type, ...one.shape.keys].join(' ');
    const where = one.to.length > 0 ? `the walk of ${walks.join(', ')}` : 'any walk';
    return walks.length > 0 ? `${one.from} sends '${event}', which is no case of ${where}.` : [];
  });
  expect(sentences).toEqual([]);
});
