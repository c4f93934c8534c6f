import { style } from '@vanilla-extract/css';
import { color, font, lit, space } from './theme.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: space.snug });
export const mark = style({
  width: '2.25rem',
  height: '2.25rem',
  backgroundImage: `radial-gradient(90% 90% at 34% 28%, ${lit.logo})`,
  overflow: 'visible',
  borderRadius: '50%',
});
export const disc = style({ fill: color.ballIvory });
export const tick = style({
  fill: 'none',
  stroke: color.accentFillStrong,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const word = style({
  fontSize: font.heading,
  fontWeight: font.strong,
  lineHeight: font.snug,
  letterSpacing: '-0.01em',
});
