import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color, space, type, radius, motion } = theme;

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
  fontWeight: type.strong,
  lineHeight: type.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' } },
});

const hovered = '&:hover:enabled:not([aria-disabled="true"]), a&:hover';
// A busy one keeps its color; without a connection, it is only `aria-disabled`, to keep focus (PL-3).
const faded = {
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    backgroundColor: color.line,
    borderColor: color.line,
    color: color.inkSoft,
  },
};

export const button = styleVariants({
  primary: [
    base,
    {
      backgroundColor: color.accentFill,
      color: color.onAccent,
      selectors: { [hovered]: { backgroundColor: color.accentFillStrong, color: color.onAccent }, ...faded },
    },
  ],
  secondary: [
    base,
    {
      backgroundColor: color.paper,
      borderColor: color.edge,
      color: color.accentStrong,
      selectors: { [hovered]: { backgroundColor: color.accentPale, borderColor: color.accent }, ...faded },
    },
  ],
  danger: [
    base,
    {
      backgroundColor: color.dangerFill,
      color: color.onFilled,
      selectors: { [hovered]: { backgroundColor: color.dangerFillStrong }, ...faded },
    },
  ],
  dangerOutlined: [
    base,
    {
      backgroundColor: color.paper,
      borderColor: color.danger,
      color: color.danger,
      selectors: { [hovered]: { backgroundColor: color.dangerPale }, ...faded },
    },
  ],
  ghost: [
    base,
    {
      padding: `${space.small} ${space.base}`,
      borderColor: color.veil,
      backgroundColor: color.glass,
      color: color.onNight,
      fontSize: type.small,
      fontWeight: type.regular,
      selectors: {
        [hovered]: { backgroundColor: color.veil, color: color.onNight },
        '&:disabled': { color: color.onNightSoft },
      },
    },
  ],
  quiet: [
    base,
    {
      // Border and padding are as wide as its negative margin, so that its text aligns with what surrounds it.
      padding: `${space.small} calc(${space.snug} - 2px)`,
      backgroundColor: 'transparent',
      color: color.accent,
      selectors: {
        [hovered]: { backgroundColor: color.accentPale, color: color.accentStrong },
        '&:disabled, &[aria-disabled="true"]': { color: color.inkSoft },
      },
    },
  ],
});

/** Around a button's content: text is alone in an element, and still a flex item of the button. */
export const face = style({ display: 'contents' });

export const stretched = style({ width: '100%' });
