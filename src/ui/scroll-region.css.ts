import { style, styleVariants } from '@vanilla-extract/css';
import { color, paper, radius } from './theme.css.ts';

const base = style({
  // Hidden text that is only read out must not make the page longer.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.base,
  // An inset shadow would be below Firefox's scrollbar and a row's own color.
  selectors: { '&:not(:focus-visible)': { outline: `1px solid ${color.line}`, outlineOffset: '-1px' } },
  '@media': { [paper]: { height: 'auto', maxHeight: 'none', overflow: 'visible' } },
});

export const region = styleVariants({
  170: [base, { height: '170px' }],
  270: [base, { height: '270px' }],
  upTo270: [base, { maxHeight: '270px' }],
});
