import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { oneColumn, theme } from './theme.css.ts';

/** The width of a ball, if there is room. */
export const widest = createVar();

/** Six equal tracks, so that the balls stay in one row in a card of any width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(6, minmax(0, ${fallbackVar(widest, '3.5rem')}))`,
  justifyContent: 'space-between',
  gap: `min(${theme.space.small}, 1.2vw)`,
  width: '100%',
});

export const place = style({
  ...oneColumn,
  gap: theme.space.hair,
  fontSize: `clamp(1rem, 6cqi, 0.38 * ${fallbackVar(widest, '3.5rem')})`,
});

const base = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: theme.radius.round,
  border: '1px solid transparent',
  boxShadow: theme.shadow.ball,
  fontWeight: theme.type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

const lit = (light: string, shade: string, ink: string) => ({
  background: `radial-gradient(circle at 32% 28%, ${light} 45%, ${shade})`,
  color: ink,
});

const { ballIvory, ballShade, ballInk, powerRed, powerShade, powerInk, megaGold, megaShade, megaInk } = theme.color;
export const ball = styleVariants({
  main: [base, lit(ballIvory, ballShade, ballInk)],
  power: [base, lit(powerRed, powerShade, powerInk)],
  mega: [base, lit(megaGold, megaShade, megaInk)],
});

export const ring = style({ outline: `2px dashed ${theme.color.warning}`, outlineOffset: '2px' });

/** Placeholders, with room for the special ball's name. */
export const awaitedRow = style([row, { paddingBlockEnd: '1.3rem' }]);
export const awaited = style([base, { boxShadow: 'none', backgroundColor: theme.color.line }]);

// Centered on a wide ball, and inside the end of a narrow one: the name of a special ball is 5.2 em wide.
export const name = style({
  justifySelf: 'end',
  marginInlineEnd: 'max(0px, 50% - 2.6em)',
  whiteSpace: 'nowrap',
  fontSize: theme.type.small,
  fontWeight: theme.type.strong,
  lineHeight: theme.type.snug,
  selectors: { [`${ring} + &`]: { marginBlockStart: theme.space.hair } },
});
