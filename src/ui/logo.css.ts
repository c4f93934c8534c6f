import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.snug });
export const mark = style({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  backgroundImage: `radial-gradient(90% 90% at 34% 28%, ${theme.lit.logo})`,
  overflow: 'visible',
  borderRadius: '50%',
});
export const disc = style({ fill: theme.color.ballIvory });
export const tick = style({
  fill: 'none',
  stroke: theme.color.accentFillStrong,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const word = style({
  fontSize: theme.type.heading,
  fontWeight: theme.type.strong,
  lineHeight: theme.type.snug,
  letterSpacing: '-0.01em',
});
