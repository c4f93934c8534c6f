import { style, styleVariants } from '@vanilla-extract/css';
import { paper, theme } from '../theme.css.ts';

const base = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minWidth: 0,
  borderRadius: theme.radius.base,
  boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
});

const high = (height: string) => ({
  height,
  '@media': { [paper]: { height: 'auto', overflow: 'visible', boxShadow: 'none' } },
});

export const region = styleVariants({ 170: [base, high('170px')], 270: [base, high('270px')] });
