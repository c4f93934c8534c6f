import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { color, font, oneColumn, radius, shadow, space } from './theme.css.ts';

/** The width of a ball, if there is room. */
export const widest = createVar();

/** Six equal tracks, so that the balls stay in one row in a card of any width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(6, minmax(0, ${fallbackVar(widest, '3.5rem')}))`,
  justifyContent: 'space-between',
  gap: `min(${space.small}, 1.2vw)`,
});

export const place = style({
  ...oneColumn,
  gap: space.hair,
  fontSize: `clamp(1rem, 6cqi, 0.38 * ${fallbackVar(widest, '3.5rem')})`,
});

const base = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: radius.round,
  border: '1px solid transparent',
  boxShadow: shadow.ball,
  fontWeight: font.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

const lit = (light: string, shade: string, ink: string) => ({
  background: `radial-gradient(circle at 32% 28%, ${light} 45%, ${shade})`,
  color: ink,
});

export const ball = styleVariants({
  main: [base, lit(color.ballIvory, color.ballShade, color.ballInk)],
  power: [base, lit(color.powerRed, color.powerShade, color.powerInk)],
  mega: [base, lit(color.megaGold, color.megaShade, color.megaInk)],
});

export const ring = style({ outline: `2px dashed ${color.warning}`, outlineOffset: '2px' });

/** Placeholders, with room for the special ball's name. */
export const awaitedRow = style([row, { paddingBlockEnd: '1.3rem' }]);
export const awaited = style([base, { boxShadow: 'none', backgroundColor: color.line }]);

// Centered on a wide ball, and inside the end of a narrow one: the name of a special ball is 5.2 em wide.
export const name = style({
  justifySelf: 'end',
  marginInlineEnd: 'max(0px, 50% - 2.6em)',
  whiteSpace: 'nowrap',
  fontSize: font.small,
  fontWeight: font.strong,
  lineHeight: font.snug,
  selectors: { [`${ring} + &`]: { marginBlockStart: space.hair } },
});
