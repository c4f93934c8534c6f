import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, space } from './theme.css.ts';
import { hit } from './hit.css.ts';

/** The width of a ball. */
export const size = createVar();

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.hair, verticalAlign: 'top' });

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: fallbackVar(size, '2rem'),
  aspectRatio: '1',
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: font.small,
  fontWeight: font.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

/** A drawn ball. */
export const ball = styleVariants({
  main: [base, { backgroundColor: color.ballIvory, borderColor: color.ballShade, color: color.ballInk }],
  power: [base, { backgroundColor: color.powerRed, color: color.powerInk }],
  mega: [base, { backgroundColor: color.megaGold, color: color.megaInk }],
});

/** A placeholder on a dark background. */
export const awaited = style([base, { backgroundColor: color.veil }]);

/** An empty place: only an outline. */
export const hole = styleVariants({
  main: [base, { border: `2px dashed ${color.edge}` }],
  power: [base, { border: `2px dashed ${color.powerEdge}` }],
  mega: [base, { border: `2px dashed ${color.megaEdge}` }],
});

/** Compared and matched: a ring, and a check mark at its edge. */
export const matched = style([hit, { boxShadow: `0 0 0 1px ${color.paper}, 0 0 0 3px ${color.success}` }]);

const missed = style({ fontWeight: font.regular });

/** Compared and not matched: only an outline. */
export const faded = styleVariants({
  main: [base, missed, { borderColor: 'color-mix(in srgb, currentColor 40%, transparent)' }],
  power: [base, missed, { borderColor: color.powerEdge }],
  mega: [base, missed, { borderColor: color.megaEdge }],
});
