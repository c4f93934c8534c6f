import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import * as css from './plot.css.ts';

export type PlotProps = {
  kind: 'bars' | 'line' | 'steps';
  tone: keyof typeof css.plot;
  /** From left to right. */
  points: readonly { readonly x: number; readonly y: number }[];
  xText: (x: number) => string;
  yText: (y: number) => string;
};

// Media queries that change the colors.
const schemes = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/**
 * Points drawn on a canvas that fills its container, in its colors. Screen readers find nothing in a canvas, so it is
 * wrapped in a named image.
 */
export function Plot(plotted: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const { points } = plotted;
    const plot = new uPlot(optionsOf(current, plotted), [points.map(({ x }) => x), points.map(({ y }) => y)], current);
    const size = new ResizeObserver(() => plot.setSize(sizeOf(current)));
    size.observe(current);
    const watch = new AbortController();
    for (const scheme of schemes)
      matchMedia(scheme).addEventListener('change', () => plot.redraw(), { signal: watch.signal });
    return () => {
      watch.abort();
      size.disconnect();
      plot.destroy();
    };
  }, [plotted]);
  return <div ref={place} className={css.plot[plotted.tone]} />;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

const { bars, linear, stepped } = uPlot.paths;
const paths = {
  bars: bars?.({ size: [0.65, 40] }),
  line: linear?.(),
  steps: stepped?.({ align: 1 }),
};

/** Whole positions at the middle of equal parts of an axis, as many as leave `width` for a label, but at least two. */
const middlesOf =
  (width: number): uPlot.Axis.Splits =>
  ({ bbox }, _axis, least, most) => {
    const parts = Math.min(Math.max(2, Math.floor(bbox.width / devicePixelRatio / width)), most - least - 1);
    return Array.from({ length: parts }, (_, at) => Math.round(least + ((at + 0.5) * (most - least)) / parts));
  };

const optionsOf = (place: HTMLElement, { kind, points, xText, yText }: PlotProps): uPlot.Options => {
  const { fontSize, fontFamily } = getComputedStyle(place);
  const letter = Number.parseFloat(fontSize);
  const colorOf = (property: 'color' | 'fill' | 'stroke') => () => getComputedStyle(place)[property];
  const axis: uPlot.Axis = { font: `${fontSize} ${fontFamily}`, stroke: colorOf('color'), ticks: { show: false } };
  const path = paths[kind];
  const margin = kind === 'bars' ? 0.5 : 1;
  const [first, last] = [points.at(0)?.x ?? 0, points.at(-1)?.x ?? 0];
  return {
    ...sizeOf(place),
    padding: [null, 0.6 * letter, null, null],
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { time: false, range: [first - margin, last + margin] },
      y: { range: (_, _least, most) => [0, most * 1.05 || 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 2.2 * letter,
        gap: 0.6 * letter,
        ...(kind === 'bars' ? { space: 2.2 * letter, incrs: [1, 2, 5, 10, 20] } : { splits: middlesOf(8 * letter) }),
        values: (_, at) => at.map(xText),
      },
      {
        ...axis,
        grid: { stroke: colorOf('stroke'), width: 1 },
        size: (kind === 'bars' ? 3 : 3.8) * letter,
        space: 2.5 * letter,
        values: (_, at) => at.map(yText),
      },
    ],
    series: [
      {},
      {
        ...(path && { paths: path }),
        // Whole pixels would close the gaps between narrow bars.
        pxAlign: 0,
        points: { show: kind !== 'bars' && points.length < 30, fill: colorOf('fill'), size: 7 },
        stroke: colorOf('fill'),
        ...(kind === 'bars' ? { fill: colorOf('fill'), width: 0 } : { width: 2 }),
      },
    ],
  };
};
