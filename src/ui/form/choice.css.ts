import { style } from '@vanilla-extract/css';
import { hidden } from '../look/hidden.css.ts';
import { theme } from '../theme.css.ts';

const { color, space, type, radius, motion } = theme;

export const bar = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: space.hair,
  margin: 0,
  padding: space.hair,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.paper,
});

export const legend = style([hidden]);

export const option = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: '2.5rem',
  padding: `${space.hair} ${space.wide}`,
  borderRadius: radius.round,
  color: color.accentStrong,
  fontWeight: type.strong,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: color.accentPale },
    '&:has(:checked)': { backgroundColor: color.accentFill, color: color.onAccent },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
