import { style, styleVariants } from '@vanilla-extract/css';
import { color, motion, radius } from './theme.css.ts';

const hovered = '&:hover:enabled:not([aria-disabled="true"])';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.45 },
  },
});

export const iconButton = styleVariants({
  quiet: [
    base,
    {
      color: color.inkSoft,
      selectors: { [hovered]: { backgroundColor: color.accentPale, color: color.accentStrong } },
    },
  ],
  danger: [base, { color: color.danger, selectors: { [hovered]: { backgroundColor: color.dangerPale } } }],
  success: [base, { borderRadius: radius.small, backgroundColor: color.successFill, color: color.onFilled }],
  inherit: [base, { selectors: { [hovered]: { backgroundColor: color.veil } } }],
});
