import { afterEach, expect, test } from 'vitest';

const drawings = import.meta.glob<string>('../../docs/flows/*.svg', { query: '?raw', import: 'default', eager: true });

type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Part = Area & { readonly text: string; readonly of: Element | null };

const partOf = (element: SVGGraphicsElement): Part => {
  const { x, y, width, height } = element.getBBox();
  const of = element.closest('g');
  const text = element.textContent || (of?.dataset['state'] ?? of?.textContent ?? '').trim();
  return { left: x, top: y, right: x + width, bottom: y + height, of, text };
};
// A font's lines may be a hair higher than the drawing's.
const hair = 1;
const touch = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top + hair < b.bottom && b.top + hair < a.bottom;
const isIn = (a: Area, b: Area) => a.left >= b.left && b.right >= a.right && a.top >= b.top && b.bottom >= a.bottom;

const sidesOf = (rect: Part): readonly Part[] =>
  [{ right: rect.left }, { left: rect.right }, { bottom: rect.top }, { top: rect.bottom }].map((side) => ({
    ...rect,
    ...side,
  }));

const segmentsOf = (path: SVGPathElement): readonly Part[] => {
  const points = [...(path.getAttribute('d') ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return points.slice(1).map((to, at) => {
    const { x, y } = points[at] ?? to;
    const [left, right, top, bottom] = [Math.min(x, to.x), Math.max(x, to.x), Math.min(y, to.y), Math.max(y, to.y)];
    return { left, right, top, bottom, of: path.closest('g'), text: 'an arrow' };
  });
};

/** What stands out of its box, on something else or under a line in a drawing, shown without the page's style. */
const errorsIn = (drawing: string): readonly string[] => {
  const host = document.createElement('div');
  host.style.all = 'initial';
  document.body.replaceChildren(host);
  const svg = host.attachShadow({ mode: 'open' });
  svg.innerHTML = drawing;
  const all = <E extends SVGGraphicsElement>(selector: string) => [...svg.querySelectorAll<E>(selector)];
  const boxes = all('[data-state] > rect').map(partOf);
  const texts = all('g > text').map(partOf);
  const labels = all('[data-from] > rect').map(partOf);
  const lines = [...all<SVGPathElement>('[data-from] > path').flatMap(segmentsOf), ...boxes.flatMap(sidesOf)];
  const own = [...boxes, ...labels];
  const standing = [...labels, ...all('[data-state] > text').map(partOf)];
  return [
    ...texts
      .filter((text) => !own.some((box) => box.of === text.of && isIn(text, box)))
      .map(({ text }) => `${text} stands out of its box`),
    ...standing.flatMap((one, at) =>
      standing
        .slice(at + 1)
        .filter((other) => touch(one, other))
        .map(({ text }) => `${one.text} touches ${text}`),
    ),
    ...standing.flatMap((one) =>
      lines
        .filter((line) => line.of !== one.of && touch(one, line))
        .map(({ text }) => `${one.text} is crossed by ${text}`),
    ),
  ];
};

afterEach(() => document.body.replaceChildren());

test.each(Object.entries(drawings))('in %s no label touches anything', (_, drawing) => {
  expect(errorsIn(drawing)).toEqual([]);
});

test('a label on an arrow, on another label or outside its box is an error', () => {
  const label = (x: number, text: string) => {
    const box = `<rect x="${x}" y="-9" width="60" height="29"/><text x="${x}" y="12">${text}</text>`;
    return `<g data-from="a"><path d="M0 5L200 5"/>${box}</g>`;
  };
  const drawing = `<svg width="300" height="40">${label(0, 'one')}${label(50, 'a longer word')}</svg>`;
  expect(errorsIn(drawing)).toEqual([
    'a longer word stands out of its box',
    'one touches a longer word',
    'one is crossed by an arrow',
    'a longer word is crossed by an arrow',
  ]);
});
