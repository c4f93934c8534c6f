import { style, styleVariants } from '@vanilla-extract/css';
import { bleed } from '../../ui/surface.css.ts';
import { color, font, motion, oneColumn, oneLine, paper, phone, radius, space, wide } from '../../ui/theme.css.ts';
import { night } from '../board/draw-panel.css.ts';

export const tiles = style({
  ...oneColumn,
  gap: space.small,
  '@media': {
    [phone]: { marginInline: bleed },
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.base },
  },
});

export const tile = style({
  position: 'relative',
  ...oneLine,
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.base}`,
  minHeight: '4.5rem',
  padding: `${space.small} ${space.base}`,
  borderRadius: radius.large,
  background: color.bandQuiet,
  boxShadow: `inset 0 0 0 1px ${color.veil}`,
  color: color.onNight,
});

/** The tile of the selected game, on its dark background. */
export const chosen = styleVariants({ power: color.onPowerNight, mega: color.onMegaNight }, (edge, kind) => ({
  background: night[kind],
  boxShadow: `inset 0 0 0 2px ${edge}`,
}));

export const name = style({ display: 'flex', alignItems: 'center', gap: space.small });

/** A link that covers its tile, with room for a sample's date, which loads with its draw. */
export const game = style({
  display: 'grid',
  minWidth: '12rem',
  color: 'inherit',
  fontSize: font.lead,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: radius.large },
  },
});

/** Reserves a line for the date, so that nothing moves when it loads. */
export const when = style({ minHeight: '1lh', color: color.onNightSoft, fontSize: font.small });

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
  '@media': { [phone]: { marginInline: bleed }, [wide]: { width: '36rem' }, [paper]: { display: 'none' } },
});

export const tab = style({
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space.small,
  borderRadius: radius.round,
  color: color.onNight,
  fontSize: font.small,
  fontWeight: font.strong,
  textDecoration: 'none',
  lineHeight: font.snug,
  textAlign: 'center',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: color.veil },
    '&[aria-current]': { backgroundColor: color.onNight, color: color.nightDeep },
  },
  '@media': {
    [wide]: { paddingInline: space.wide, fontSize: font.body },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
