import { style, styleVariants } from '@vanilla-extract/css';
import { theme, wide } from './theme.css.ts';
import { hit } from './hit.css.ts';

/** Six equal columns: as wide as a form's card, or as a row's buttons allow. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'end',
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
      marginBlock: theme.space.hair,
    },
  },
  '@media': { [wide]: { gap: '0.375rem' } },
});

export const place = style({ position: 'relative', minWidth: 0 });

export const matchedPlace = style([place, hit]);
export const missedPlace = style([place]);

// Centered over a wide box, and inside the end of a narrow one: the name of a special ball is 5.2 em wide.
export const caption = style({
  position: 'absolute',
  insetInlineEnd: 'max(0px, 50% - 2.6em)',
  bottom: '100%',
  paddingBottom: theme.space.hair,
  whiteSpace: 'nowrap',
  fontSize: theme.type.small,
  fontWeight: theme.type.strong,
  lineHeight: theme.type.snug,
});

const base = style({
  width: '100%',
  height: '2.75rem',
  padding: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.type.strong,
  color: theme.color.ink,
  backgroundColor: theme.color.paper,
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 3px',
  border: `1.5px solid ${theme.color.edge}`,
  borderRadius: theme.radius.small,
  transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
  selectors: {
    '&::placeholder': { color: theme.color.inkSoft, fontWeight: theme.type.regular, fontSize: '0.75rem', opacity: 1 },
    '&:disabled, &[readonly]': {
      backgroundColor: theme.color.mist,
      borderColor: theme.color.line,
      opacity: 1,
      WebkitTextFillColor: theme.color.ink,
    },
    // Saved: a flat disc, like the balls that it waits for.
    '&:disabled': {
      height: 'auto',
      aspectRatio: '1',
      borderWidth: '1px',
      borderRadius: theme.radius.round,
      fontSize: 'clamp(0.75rem, 4.2cqi, 0.9375rem)',
    },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger, boxShadow: `inset 0 0 0 1px ${theme.color.danger}` },
  },
  '@media': { [wide]: { fontSize: theme.type.lead } },
});

const asBall = (background: string, ink: string) =>
  style([
    base,
    {
      selectors: {
        [`${matchedPlace} > &:disabled`]: {
          borderColor: theme.color.success,
          boxShadow: `0 0 0 1px ${theme.color.success}`,
          backgroundColor: background,
          WebkitTextFillColor: ink,
        },
        [`${missedPlace} > &:disabled`]: {
          backgroundColor: 'transparent',
          WebkitTextFillColor: theme.color.inkSoft,
          fontWeight: theme.type.regular,
        },
      },
    },
  ]);

const bottomEdge = (color: string) =>
  style({
    backgroundImage: `linear-gradient(${color}, ${color})`,
    selectors: { '&:disabled': { backgroundImage: 'none', borderColor: color, borderWidth: '1.5px' } },
  });

const { ballIvory, ballInk, powerRed, powerInk, powerEdge, megaGold, megaInk, megaEdge } = theme.color;
export const box = styleVariants({
  main: [asBall(ballIvory, ballInk)],
  power: [asBall(powerRed, powerInk), bottomEdge(powerEdge)],
  mega: [asBall(megaGold, megaInk), bottomEdge(megaEdge)],
});
