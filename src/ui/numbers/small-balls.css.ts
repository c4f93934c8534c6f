import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

const { color, radius, space, type } = theme;

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.hair });

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: type.small,
  fontWeight: type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

/** As drawn, or as matched. */
export const ball = styleVariants({
  main: [base, { backgroundColor: color.ballIvory, borderColor: color.ballShade, color: color.ballInk }],
  power: [base, { backgroundColor: color.powerRed, color: color.powerInk }],
  mega: [base, { backgroundColor: color.megaGold, color: color.megaInk }],
});

/** Compared and not matched: an outline only. */
export const faded = styleVariants({
  main: [base, { borderColor: color.line, borderStyle: 'dashed', color: color.inkSoft, fontWeight: type.regular }],
  power: [base, { borderColor: color.powerRed, borderStyle: 'dashed', color: color.inkSoft, fontWeight: type.regular }],
  mega: [base, { borderColor: color.megaShade, borderStyle: 'dashed', color: color.inkSoft, fontWeight: type.regular }],
});
