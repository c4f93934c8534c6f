import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { color, font, motion, radius, space } from './theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  minHeight: '2.75rem',
  maxWidth: '100%',
  padding: `${space.small} ${space.wide}`,
  border: '2px solid transparent',
  borderRadius: radius.round,
  fontWeight: font.strong,
  lineHeight: font.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

const hovered = '&:hover:enabled:not([aria-disabled="true"]), a&:hover:not([aria-disabled="true"])';
// A busy one keeps its color; without a connection, it is only `aria-disabled`, to keep focus (PL-3).
const faded = {
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    backgroundColor: color.line,
    borderColor: color.line,
    color: color.inkSoft,
  },
};

/** A variant's style, what differs while it is hovered, and how it looks while it cannot be pressed. */
const variant = (own: StyleRule, onHover: StyleRule, unavailable: StyleRule['selectors'] = faded) => [
  base,
  { ...own, selectors: { [hovered]: onHover, ...unavailable } },
];

export const button = styleVariants({
  primary: variant(
    { backgroundColor: color.accentFill, color: color.onFilled },
    { backgroundColor: color.accentFillStrong },
  ),
  secondary: variant(
    { backgroundColor: color.paper, borderColor: color.edge, color: color.accentStrong },
    { backgroundColor: color.accentPale, borderColor: color.accent },
  ),
  danger: variant(
    { backgroundColor: color.dangerFill, color: color.onFilled },
    { backgroundColor: color.dangerFillStrong },
  ),
  dangerOutlined: variant(
    { backgroundColor: color.paper, borderColor: color.danger, color: color.danger },
    { backgroundColor: color.dangerPale },
  ),
  ghost: variant(
    {
      padding: `${space.small} ${space.base}`,
      borderColor: color.veil,
      backgroundColor: color.glass,
      color: color.onNight,
      fontSize: font.small,
      fontWeight: font.regular,
    },
    { backgroundColor: color.veil },
    { '&:disabled': { color: color.onNightSoft } },
  ),
  quiet: variant(
    {
      // Border and padding are as wide as its negative margin, so that its text aligns with what surrounds it.
      padding: `${space.small} calc(${space.snug} - 2px)`,
      backgroundColor: 'transparent',
      color: color.accent,
    },
    { backgroundColor: color.accentPale, color: color.accentStrong },
    { '&:disabled, &[aria-disabled="true"]': { color: color.inkSoft } },
  ),
});

/** Around a button's content: text is alone in an element, and still a flex item of the button. */
export const face = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space.small });
