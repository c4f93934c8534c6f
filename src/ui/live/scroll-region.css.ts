import { style, styleVariants } from '@vanilla-extract/css';
import { paper, theme } from '../theme.css.ts';

const base = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  minWidth: 0,
  padding: theme.space.hair,
  borderRadius: theme.radius.base,
  border: `1px solid ${theme.color.line}`,
});

const high = (height: string) => ({
  height,
  '@media': { [paper]: { height: 'auto', overflow: 'visible', border: 0 } },
});

export const region = styleVariants({ 170: [base, high('170px')], 270: [base, high('270px')] });
