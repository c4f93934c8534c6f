import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { oneColumn, phone } from './theme.css.ts';

/** How far surfaces extend beyond the column of a phone's page. */
export const bleed = createVar();

/** A page as wide as NAV-7 says; its surfaces extend to 8 pixels from the edges of a phone. */
export const pageColumn = { ...oneColumn, width: '80vw', vars: { [bleed]: 'calc(8px - 10vw)' } } as const;

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
