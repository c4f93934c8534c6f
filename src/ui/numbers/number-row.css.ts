import { style } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
  padding: theme.space.small,
});

export const buttons = style({ display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto' });
