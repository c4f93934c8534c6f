import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn } from './theme.css.ts';

const base = style({
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // While empty, it takes no gap of the grid around it and can still have focus.
    '&:empty': { position: 'absolute' },
  },
});

const column = style(oneColumn);

/** `own`: as wide as its content; `full`: as wide as its container; `screen`: the same, with its content centered. */
export const place = styleVariants({
  own: [base],
  full: [base, column],
  screen: [base, column, { width: '100%', justifyItems: 'center' }],
});
