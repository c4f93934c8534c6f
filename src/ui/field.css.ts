import { style } from '@vanilla-extract/css';
import { color, font, motion, oneColumn, oneLine, radius, space } from './theme.css.ts';

export const form = style({ ...oneColumn, gap: space.wide });

export const field = style({ ...oneColumn, alignContent: 'start', gap: space.small, minWidth: 0 });

export const label = style({ fontSize: font.small, fontWeight: font.strong });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.base,
  backgroundColor: color.paper,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.accent },
    // In a date field, the button that opens the calendar can have focus too, without matching :focus-visible.
    '&:has(input:focus-visible), &:has([type="date"]:is(:focus, :focus-within))': {
      borderColor: color.accent,
      outline: `3px solid ${color.focus}`,
      outlineOffset: '1px',
    },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
  },
});

export const input = style({
  flex: 1,
  // As tall as the box: a date field is a little taller than a text field by itself.
  alignSelf: 'stretch',
  minWidth: 0,
  padding: `0 ${space.base}`,
  border: 0,
  borderRadius: radius.base,
  backgroundColor: 'transparent',
  fontSize: font.body,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const errorLine = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.small,
  color: color.danger,
  fontSize: font.small,
  fontWeight: font.strong,
  overflowWrap: 'anywhere',
});

/** Several errors below one another. */
export const errorLines = style({ display: 'grid', gap: space.hair });

export const checkbox = style({ display: 'flex', alignItems: 'start', gap: space.snug });

export const tick = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: color.accentFill,
  cursor: 'pointer',
});

export const tickLabel = style({ minWidth: 0, cursor: 'pointer' });

export const offline = style({ color: color.warning, fontSize: font.small });

/** A loading error beside its retry button. */
export const tryAgain = style({ ...oneLine, gap: `${space.snug} ${space.wide}` });
