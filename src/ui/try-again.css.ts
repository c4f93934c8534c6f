import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const stack = style({ display: 'grid', justifyItems: 'start', gap: theme.space.base });
