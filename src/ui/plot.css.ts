import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, font, paper } from './theme.css.ts';

// The canvas takes its colors from here: marks from `fill`, lines behind them from `stroke`, text from `color`.
const base = style({
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  color: color.inkSoft,
  stroke: color.line,
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

// A printed sheet is not as wide as the window that the plot was drawn for.
globalStyle(`${base} :is(div, canvas)`, {
  '@media': { [paper]: { maxWidth: '100%', height: 'auto !important' } },
});

export const plot = styleVariants(
  { main: color.accent, power: color.powerEdge, mega: color.megaEdge, won: color.success },
  (fill) => [base, { fill, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }],
);
