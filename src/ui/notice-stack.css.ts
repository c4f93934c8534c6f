import { globalStyle, style } from '@vanilla-extract/css';
import { color, paper, shadow, space } from './theme.css.ts';

/** Notices of the app about itself, at the lower edge of the window; they take no room while there are none. */
export const notices = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: shadow.high,
  '@media': { [paper]: { display: 'none' } },
});

export const line = style({
  maxWidth: '70rem',
  marginInline: 'auto',
  padding: `${space.snug} ${space.base}`,
  selectors: { '&:empty': { padding: 0 } },
});

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.base,
  padding: `0 ${space.base} ${space.snug}`,
});

// Scrolls focused elements clear of a notice.
globalStyle(`html:has(${line}:not(:empty))`, { scrollPaddingBottom: '14rem' });
