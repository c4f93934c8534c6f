import { style } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

const { color } = theme;

export const background = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  backgroundColor: color.night,
  backgroundImage: `linear-gradient(155deg, ${color.nightDeep} 0%, ${color.night} 45%, ${color.violet} 100%)`,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
