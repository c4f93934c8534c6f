import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const trigger = style({ display: 'inline-flex' });

export const tip = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  margin: 0,
  padding: `${theme.space.small} ${theme.space.snug}`,
  border: `1px solid ${theme.color.veil}`,
  borderRadius: theme.radius.small,
  background: theme.color.nightDeep,
  color: theme.color.onNight,
  fontSize: theme.type.small,
  textAlign: 'start',
  boxShadow: theme.shadow.low,
});
