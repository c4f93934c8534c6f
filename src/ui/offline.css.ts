import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const offline = style({ color: theme.color.warning, fontSize: theme.type.small });
