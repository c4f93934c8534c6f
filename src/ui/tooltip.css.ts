import { style } from '@vanilla-extract/css';
import { color, font, radius, shadow, space } from './theme.css.ts';

export const trigger = style({ display: 'inline-flex' });

export const tip = style({
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  padding: `${space.small} ${space.snug}`,
  border: `1px solid ${color.veil}`,
  borderRadius: radius.small,
  background: color.nightDeep,
  color: color.onNight,
  fontSize: font.small,
  textAlign: 'start',
  boxShadow: shadow.low,
});
