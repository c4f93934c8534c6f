import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space.hair });
