import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { phone } from './theme.css.ts';

/** How far a page lets surfaces run out of it on a phone. */
export const bleed = createVar();

/**
 * A part that keeps four fifths of a phone's page (NAV-7) with all of them for what is in it: its surface is painted
 * apart from it and runs out by `bleed`.
 */
export const surface = style({
  '@media': {
    [phone]: {
      position: 'relative',
      isolation: 'isolate',
      paddingInline: '0 !important',
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          insetBlock: 0,
          insetInline: fallbackVar(bleed, '0px'),
          borderRadius: 'inherit',
          background: 'inherit',
          boxShadow: 'inherit',
        },
      },
    },
  },
});
