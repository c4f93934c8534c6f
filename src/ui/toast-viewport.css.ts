import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, shadow, space, topBarHeight } from './theme.css.ts';

/** Top right below the top bar, above everything, 500px wide or as wide as the screen (TO-1). */
export const viewport = style({
  inset: `calc(${topBarHeight} + ${space.base}) ${space.base} auto auto`,
  width: `min(500px, 100vw - 2 * ${space.base})`,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
});

const card = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.snug,
  padding: `${space.snug} ${space.snug} ${space.snug} ${space.base}`,
  borderRadius: radius.base,
  color: color.onFilled,
  boxShadow: shadow.high,
  fontWeight: font.strong,
  pointerEvents: 'auto',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const filled = styleVariants(
  { success: color.successFill, info: color.infoFill, warning: color.warningFill, error: color.dangerFill },
  (backgroundColor) => [card, { backgroundColor }],
);

export const text = style({ flex: 1, paddingBlock: space.small, overflowWrap: 'anywhere' });
export const sign = style({ flex: 'none', paddingBlock: space.small });
