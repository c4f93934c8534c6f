import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';

/** What can trigger a transition, each with its words in the legend; colors and lines follow it. */
const movers = {
  person: 'a person',
  answer: 'an answer',
  failure: 'a failure or time',
  other: 'another chart or the browser',
  itself: 'a rule, at once',
};

/** A text on an arrow or in a box, and the transition that it describes. */
export type Label = { readonly text: string; readonly mover?: keyof typeof movers; readonly transition?: string };
/** A box, which may contain others. */
export type Box = {
  readonly id: string;
  readonly title: string;
  readonly look: '' | 'end' | 'outside' | 'region';
  readonly labels: readonly Label[];
  readonly inner: readonly Box[];
};
/** An arrow between two boxes: kept straight on the happy path; one that leads back points up. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly Label[];
  readonly isHappy: boolean;
  readonly isBack: boolean;
};

const [lineHeight, padding, widestOnArrow, widestInBox] = [15, 7, 130, 230];

// Letter widths as shares of the font size, for the widest font that a reader is likely to have.
const shares: readonly (readonly [RegExp, number])[] = [
  [/[ijlI .,:;!'’]/, 0.34],
  [/[t()[\]/fr"-]/, 0.42],
  [/[mwMW→]/, 1],
  [/[A-Z]/, 0.78],
];
const widthOf = (text: string): number =>
  12 * text.split('').reduce((sum, letter) => sum + (shares.find(([some]) => some.test(letter))?.[1] ?? 0.64), 0);

/** The texts of one arrow, with bullets if there are several. */
export const listed = (labels: readonly Label[]): readonly Label[] =>
  labels.length > 1 ? labels.map((label) => ({ ...label, text: `• ${label.text}` })) : labels;

const linesOf = ({ text }: Label, widest: number): readonly string[] =>
  text.split('\n').flatMap((part) =>
    part.split(' ').reduce<readonly string[]>((lines, word) => {
      if (widthOf(word) > widest) throw new Error(`'${word}' is longer than its box; shorten it.`);
      const longer = [...lines.slice(-1), word].join(' ');
      return widthOf(longer) > widest ? [...lines, word] : [...lines.slice(0, -1), longer];
    }, []),
  );

const sizeOf = (labels: readonly Label[], widest: number) => {
  const lines = labels.flatMap((label) => linesOf(label, widest));
  return {
    width: Math.ceil(Math.max(...lines.map(widthOf))) + 2 * padding,
    height: lines.length * lineHeight + padding,
  };
};

/** The id of a box's title, from which the arrow to its first inner box starts. */
export const headOf = (id: string): string => `${id}, its title`;

const titleOf = ({ title }: Box): Label => ({ text: title });

// In a box with others, the title takes part in the layout like them, so that no arrow crosses it.
const nodeOf = (box: Box): ElkNode => {
  const { width, height } = sizeOf([titleOf(box), ...box.labels], widestInBox);
  const size = { width: Math.max(60, width * 1.08), height };
  if (box.inner.length === 0) return { id: box.id, ...size };
  const layoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' };
  const head = { id: headOf(box.id), ...size, height: height + padding, layoutOptions };
  return { id: box.id, children: [head, ...box.inner.map(nodeOf)] };
};

const edgeOf = ({ from, to, labels, isHappy, isBack }: Arrow): ElkExtendedEdge => ({
  id: `${from} to ${to}`,
  sources: [isBack ? to : from],
  targets: [isBack ? from : to],
  // A label without text is not placed.
  labels: labels.length > 0 ? [{ text: 'label', ...sizeOf(labels, widestOnArrow) }] : [],
  layoutOptions: { 'elk.layered.priority.straightness': isHappy ? '10' : '0' },
});

const aboveOf = (from: string, to: string): ElkExtendedEdge => ({
  id: `${from} over ${to}`,
  sources: [from],
  targets: [to],
});

/** Invisible arrows: a title stands above its box's parts, and states without arrows form two columns. */
const orderIn = (box: Box, arrows: readonly Arrow[]): readonly ElkExtendedEdge[] => {
  const loose = box.inner.filter(({ id }) => !arrows.some(({ from, to }) => from === id || to === id));
  return [
    ...box.inner.filter(({ look }) => look === 'region').map(({ id }) => aboveOf(headOf(box.id), id)),
    ...(loose.length > 4 ? loose.slice(2).map(({ id }, at) => aboveOf(loose[at]?.id ?? '', id)) : []),
    ...box.inner.flatMap((inner) => orderIn(inner, arrows)),
  ];
};

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.padding': '[top=5,left=16,bottom=16,right=16]',
};

const style = `svg{--paper:#fff;--ground:#f5f7fb;--ink:#1c2333;--line:#8b95a8;\
--person:#1d4ed8;--answer:#0f766e;--failure:#b42318;--other:#7e22ce;--itself:#59637a}
@media(prefers-color-scheme:dark){svg{--paper:#0f1420;--ground:#171e2d;--ink:#e6eaf2;--line:#68738a;\
--person:#8ab4ff;--answer:#4fd1b5;--failure:#ff9a8d;--other:#d3a4ff;--itself:#a5b0c5}}
text{font:12px Inter,Helvetica,Arial,sans-serif;fill:var(--c,var(--ink))}.title{font-weight:600}circle{fill:var(--ink)}
rect{fill:var(--paper);stroke:var(--line)}.frame,.outside{fill:var(--ground)}.end{stroke-width:3}\
.region{stroke-dasharray:6 4}.ground{fill:var(--ground);stroke:none}
path{fill:none;stroke:var(--c,var(--line));stroke-width:1.5}marker path{fill:var(--c,var(--line));stroke:none}\
path.failure{stroke-dasharray:6 3}path.other{stroke-dasharray:2 3}
${Object.keys(movers)
  .map((mover) => `.${mover}{--c:var(--${mover})}`)
  .join('')}`;

const head = (mover: string) =>
  `<marker id="${mover || 'plain'}" class="${mover}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6"` +
  ' markerHeight="6" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>';
const start =
  '<marker id="start" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="8" markerHeight="8">' +
  '<circle cx="4" cy="4" r="4"/></marker>';
const defs = `<style>${style}</style><defs>${[start, ...['', ...Object.keys(movers)].map(head)].join('')}</defs>`;

type Place = { readonly x?: number; readonly y?: number; readonly width?: number; readonly height?: number };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const round = (value = 0) => Math.round(value * 10) / 10;
const rect = (names: string, { x, y, width, height }: Place) =>
  `<rect class="${names}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;

const textsOf = (labels: readonly Label[], widest: number, x: number, y: number, names = ''): readonly string[] => {
  let line = 0;
  return labels.map((label) => {
    const spans = linesOf(label, widest).map(
      (text) => `<tspan x="${round(x)}" y="${round(y + lineHeight * ++line)}">${escaped(text)}</tspan>`,
    );
    const transition = label.transition === undefined ? '' : ` data-transition="${escaped(label.transition)}"`;
    return `<text class="${label.mover ?? names}"${transition}>${spans.join('')}</text>`;
  });
};

type Placed = Place & { readonly children?: readonly Placed[] };

const boxDrawn = (box: Box, placed: Placed | undefined): readonly string[] => {
  const [head, ...inner] = placed?.children ?? [];
  const { x = 0, y = 0 } = head ?? placed ?? {};
  const below = y + linesOf(titleOf(box), widestInBox).length * lineHeight;
  return [
    `<g data-state="${escaped(box.id)}">`,
    rect(`${head ? 'frame ' : ''}${box.look}`, placed ?? {}),
    ...textsOf([titleOf(box)], widestInBox, x + padding, y, 'title'),
    ...textsOf(box.labels, widestInBox, x + padding, below),
    '</g>',
    ...box.inner.flatMap((one, at) => boxDrawn(one, inner[at])),
  ];
};

const arrowDrawn = ({ from, to, labels, isBack }: Arrow, edge: ElkExtendedEdge | undefined): readonly string[] => {
  const { sections: [section] = [], labels: [place] = [] } = edge ?? {};
  if (!section) throw new Error(`there is no way for the arrow from ${from} to ${to}.`);
  const { startPoint, bendPoints = [], endPoint } = section;
  const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${round(x)} ${round(y)}`);
  const [mover = '', ...others] = new Set(labels.map((label) => label.mover));
  const name = others.length > 0 ? '' : mover;
  const dot = labels.length > 0 ? '' : ' marker-start="url(#start)"';
  const way = (isBack ? points.reverse() : points).join('L');
  return [
    `<g data-from="${escaped(from)}" data-to="${escaped(to)}">`,
    `<path class="${name}"${dot} marker-end="url(#${name || 'plain'})" d="M${way}"/>`,
    ...(place ? [rect('ground', place)] : []),
    ...textsOf(labels, widestOnArrow, (place?.x ?? 0) + padding, place?.y ?? 0),
    '</g>',
  ];
};

const legendOf = (drawn: string, top: number): readonly string[] =>
  (Object.keys(movers) as (keyof typeof movers)[])
    .filter((mover) => drawn.includes(`"${mover}"`))
    .flatMap((mover, at) => {
      const y = round(top + padding + at * lineHeight);
      const line = `<path class="${mover}" marker-end="url(#${mover})" d="M12 ${y}h28"/>`;
      return [line, ...textsOf([{ text: movers[mover], mover }], widestInBox, 48, y - 11)];
    });

/**
 * Boxes and arrows as SVG text, laid out from top to bottom, the same on every machine. Throws a readable error if a
 * label is longer than its box, or the layout fails.
 */
export const drawingOf = async (name: string, boxes: readonly Box[], arrows: readonly Arrow[]): Promise<string> => {
  try {
    const edges = [...arrows.map(edgeOf), ...boxes.flatMap((box) => orderIn(box, arrows))];
    const placed: ElkNode = await new ELK().layout({ id: name, children: boxes.map(nodeOf), edges }, { layoutOptions });
    const drawn = [
      ...boxes.flatMap((box, at) => boxDrawn(box, placed.children?.[at])),
      ...arrows.flatMap((arrow, at) => arrowDrawn(arrow, placed.edges?.[at])),
    ];
    const legend = legendOf(drawn.join(), placed.height ?? 0);
    const width = Math.ceil(Math.max(placed.width ?? 0, widestInBox));
    const height = Math.ceil((placed.height ?? 0) + (legend.length / 2) * lineHeight + padding);
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`;
    return [svg, defs, rect('ground', { width, height }), ...drawn, ...legend, '</svg>', '']
      .join('\n')
      .replaceAll(' class=""', '');
  } catch (error) {
    throw new Error(
      `The picture of ${name} cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};
