import { style } from '@vanilla-extract/css';
import { color, font, motion, radius, space } from './theme.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.base });
export const words = style({ flex: 1, minWidth: 0 });
export const label = style({ fontWeight: font.strong, cursor: 'pointer' });
export const hint = style({ color: color.inkSoft, fontSize: font.small });

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '3.25rem',
  height: '2rem',
  margin: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  backgroundColor: color.paper,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.25rem',
    insetInlineStart: '0.25rem',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: radius.round,
    backgroundColor: color.edge,
    transition: `transform ${motion.calm}, background-color ${motion.quick}`,
  },
  selectors: {
    '&:checked': { borderColor: color.accentFill, backgroundColor: color.accentFill },
    '&:checked::before': { backgroundColor: color.onFilled, transform: 'translateX(1.25rem)' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
  },
  // Forced colors remove backgrounds, and with them the knob.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
