import { style, styleVariants } from '@vanilla-extract/css';
import { paper, theme } from './theme.css.ts';

const base = style({
  // What is read aloud only would make the page longer, not the list.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minWidth: 0,
  borderRadius: theme.radius.base,
  // An inner shadow would lie below Firefox's scrollbar and a row's own color.
  selectors: { '&:not(:focus-visible)': { outline: `1px solid ${theme.color.line}`, outlineOffset: '-1px' } },
});

const onPaper = { [paper]: { height: 'auto', maxHeight: 'none', overflow: 'visible' } };

export const region = styleVariants({
  170: [base, { height: '170px', '@media': onPaper }],
  270: [base, { height: '270px', '@media': onPaper }],
  upTo270: [base, { maxHeight: '270px', '@media': onPaper }],
});
