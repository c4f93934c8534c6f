import { style } from '@vanilla-extract/css';
import { paper } from '../theme.css.ts';
import balls from './balls.svg';

export const background = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundImage: `url("${balls}")`,
  backgroundPosition: 'center',
  backgroundSize: 'cover',
  '@media': { [paper]: { display: 'none' } },
});
