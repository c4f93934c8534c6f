import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';
import { hit } from './hit.css.ts';

const { color, radius, space, type } = theme;

/** How wide a ball is. */
export const size = createVar();

export const row = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.hair, verticalAlign: 'top' });

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: fallbackVar(size, '2rem'),
  aspectRatio: '1',
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: type.small,
  fontWeight: type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

/** As drawn. */
export const ball = styleVariants({
  main: [base, { backgroundColor: color.ballIvory, borderColor: color.ballShade, color: color.ballInk }],
  power: [base, { backgroundColor: color.powerRed, color: color.powerInk }],
  mega: [base, { backgroundColor: color.megaGold, color: color.megaInk }],
});

/** Not there yet, by night. */
export const awaited = style([base, { backgroundColor: color.veil }]);

/** Not there at all: only its outline. */
export const hole = styleVariants({
  main: [base, { border: `2px dashed ${color.edge}` }],
  power: [base, { border: `2px dashed ${color.powerEdge}` }],
  mega: [base, { border: `2px dashed ${color.megaEdge}` }],
});

/** Compared and matched: a ball that is ringed, and ticked at its edge. */
export const matched = style([hit, { boxShadow: `0 0 0 1px ${color.paper}, 0 0 0 3px ${color.success}` }]);

const missed = style({ color: 'inherit', fontWeight: type.regular });

/** Compared and not matched: an outline only. */
export const faded = styleVariants({
  main: [base, missed, { borderColor: 'color-mix(in srgb, currentColor 40%, transparent)' }],
  power: [base, missed, { borderColor: color.powerEdge }],
  mega: [base, missed, { borderColor: color.megaEdge }],
});
