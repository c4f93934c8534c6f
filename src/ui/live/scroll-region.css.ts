import { style, styleVariants } from '@vanilla-extract/css';
import { paper, theme } from '../theme.css.ts';

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

const high = (height: string) => ({
  height,
  '@media': { [paper]: { height: 'auto', overflow: 'visible' } },
});

export const region = styleVariants({ 170: [base, high('170px')], 270: [base, high('270px')] });
