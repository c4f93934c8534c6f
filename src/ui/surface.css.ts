import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { phone } from './theme.css.ts';

/** How far surfaces extend beyond the column of a phone's page. */
export const bleed = createVar();

/**
 * A part whose content is as wide as the column of a phone's page, four fifths (NAV-7): its surface is painted
 * separately and extends beyond it by `bleed`.
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
