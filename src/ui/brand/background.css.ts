import { style } from '@vanilla-extract/css';

export const background = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
