import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, motion, radius, space, wide } from './theme.css.ts';
import { hit } from './hit.css.ts';

/** Six equal columns: as wide as a form's card, or as a row's buttons allow. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  flex: '1 1 12rem',
  // Two digits fit with spaced text on a page of 320 pixels (WCAG 1.4.12).
  gap: '0.125rem',
  minWidth: 0,
  selectors: {
    '&:has(:disabled)': {
      flex: '1 1 9rem',
      alignItems: 'center',
      gap: 'min(0.25rem, 0.6cqi)',
      maxWidth: '14.5rem',
      marginBlock: space.hair,
    },
  },
  '@media': { [wide]: { gap: '0.375rem' } },
});

export const place = style({ position: 'relative' });

export const matchedPlace = style([place, hit]);
export const missedPlace = style([place]);

// Centered over a wide box, and inside the end of a narrow one: the name of a special ball is 5.2 em wide.
export const caption = style({
  position: 'absolute',
  insetInlineEnd: 'max(0px, 50% - 2.6em)',
  bottom: '100%',
  paddingBottom: space.hair,
  whiteSpace: 'nowrap',
  fontSize: font.small,
  fontWeight: font.strong,
  lineHeight: font.snug,
});

const base = style({
  width: '100%',
  height: '2.75rem',
  padding: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.strong,
  color: color.ink,
  backgroundColor: color.paper,
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 3px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.small,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: color.inkSoft, fontWeight: font.regular, fontSize: '0.75rem', opacity: 1 },
    '&:disabled, &[readonly]': {
      backgroundColor: color.mist,
      borderColor: color.line,
      opacity: 1,
      WebkitTextFillColor: color.ink,
    },
    // Saved: a flat disc, like the balls that it waits for.
    '&:disabled': {
      height: 'auto',
      aspectRatio: '1',
      borderWidth: '1px',
      borderRadius: radius.round,
      fontSize: 'clamp(0.75rem, 4.2cqi, 0.9375rem)',
    },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  },
  '@media': { [wide]: { fontSize: font.lead } },
});

const asBall = (background: string, ink: string) =>
  style([
    base,
    {
      selectors: {
        [`${matchedPlace} > &:disabled`]: {
          borderColor: color.success,
          boxShadow: `0 0 0 1px ${color.success}`,
          backgroundColor: background,
          WebkitTextFillColor: ink,
        },
        [`${missedPlace} > &:disabled`]: {
          backgroundColor: 'transparent',
          WebkitTextFillColor: color.inkSoft,
          fontWeight: font.regular,
        },
      },
    },
  ]);

const bottomEdge = (edge: string) =>
  style({
    backgroundImage: `linear-gradient(${edge}, ${edge})`,
    selectors: { '&:disabled': { backgroundImage: 'none', borderColor: edge, borderWidth: '1.5px' } },
  });

export const box = styleVariants({
  main: [asBall(color.ballIvory, color.ballInk)],
  power: [asBall(color.powerRed, color.powerInk), bottomEdge(color.powerEdge)],
  mega: [asBall(color.megaGold, color.megaInk), bottomEdge(color.megaEdge)],
});
