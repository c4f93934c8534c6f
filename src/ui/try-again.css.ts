import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.snug} ${theme.space.wide}`,
});
