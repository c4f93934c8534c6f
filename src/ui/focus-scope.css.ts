import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn } from './theme.css.ts';

const base = style({
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Without anything in it, it takes no gap in the grid around it, and can still have the focus.
    '&:empty': { position: 'absolute' },
  },
});

const column = style(oneColumn);

/**
 * `own`: as wide as what is in it; `full`: as wide as the place around it; `screen`: the same, with what is in it in
 * the middle.
 */
export const place = styleVariants({
  own: [base],
  full: [base, column],
  screen: [base, column, { width: '100%', justifyItems: 'center' }],
});
