import { style } from '@vanilla-extract/css';
import { paper, theme, wide } from '../../ui/theme.css.ts';

const { color, space, type, radius, motion } = theme;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.base } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.base}`,
  minHeight: '4.5rem',
  padding: `${space.small} ${space.base}`,
  borderRadius: radius.large,
  backgroundColor: color.shade,
  boxShadow: `inset 0 0 0 1px ${color.veil}`,
  color: color.onNight,
  selectors: {
    '&:has([aria-current])': { backgroundColor: color.violet, boxShadow: `inset 0 0 0 2px ${color.onNightSoft}` },
  },
});

/** The link of a tile, which all of the tile presses. */
export const game = style({
  display: 'grid',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: 'inherit', textDecoration: 'underline' },
    '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: radius.large },
  },
});

export const when = style({ color: color.onNightSoft, fontSize: type.small });

/** Above the link of the tile, on a surface of its own. */
export const failure = style({
  position: 'relative',
  zIndex: 1,
  padding: space.small,
  borderRadius: radius.base,
  backgroundColor: color.paper,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  padding: space.hair,
  borderRadius: '1.625rem',
  backgroundColor: color.shade,
  boxShadow: `inset 0 0 0 1px ${color.veil}`,
  '@media': { [wide]: { width: '36rem' }, [paper]: { display: 'none' } },
});

export const tab = style({
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space.small,
  borderRadius: radius.round,
  color: color.onNight,
  fontSize: type.small,
  fontWeight: type.strong,
  textDecoration: 'none',
  lineHeight: type.snug,
  textAlign: 'center',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: color.veil, color: color.onNight },
    '&[aria-current]': { backgroundColor: color.paper, color: color.accentStrong },
  },
  '@media': {
    [wide]: { paddingInline: space.wide, fontSize: type.body },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
