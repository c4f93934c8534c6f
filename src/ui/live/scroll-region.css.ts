import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

const base = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  minWidth: 0,
  padding: theme.space.hair,
  borderRadius: theme.radius.base,
  border: `1px solid ${theme.color.line}`,
});

export const region = styleVariants({ 170: [base, { height: '170px' }], 270: [base, { height: '270px' }] });
