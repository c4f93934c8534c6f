import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pageColumn } from '../../ui/surface.css.ts';
import { color, font, oneColumn, paper, radius, shadow, space, wide } from '../../ui/theme.css.ts';

export const home = style({ ...oneColumn, width: '100%', gap: space.vast, paddingBlockEnd: space.vast });

/** 80% of any screen: the half width of NAV-7 is for single cards. */
export const section = style({
  ...pageColumn,
  maxWidth: '72rem',
  marginInline: 'auto',
  gap: space.wide,
});

export const band = style({
  paddingBlock: space.vast,
  backgroundColor: color.canvasGlow,
  backgroundImage: `radial-gradient(circle at 85% 15%, ${color.paper} 0%, transparent 55%)`,
  '@media': { [paper]: { background: 'none' } },
});

/** Leaves more of the screen to the games, which a player came for. */
export const greeting = style([band, { paddingBlock: space.large }]);
export const hello = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.wide}`,
});

export const hero = style([
  section,
  {
    gap: space.large,
    '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' } },
  },
]);
export const pitch = style({ display: 'grid', gap: space.wide });
export const headline = style({ fontSize: font.display, letterSpacing: '-0.02em' });
export const name = style({ fontSize: font.page, letterSpacing: '-0.02em', overflowWrap: 'anywhere' });
export const lead = style({ maxWidth: '38rem', color: color.inkSoft, fontSize: font.lead, textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: space.base });
export const promises = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.small} ${space.wide}` });
export const promise = style({ display: 'flex', gap: space.small, color: color.success, fontSize: font.small });
export const live = style({ ...oneColumn, gap: space.base });

export const heading = style({ fontSize: font.title });

const cards = style({ display: 'grid', gap: space.wide });

/**
 * As many columns as fit at this width: the six features in rows of three, or two on a tablet, the four steps in one
 * row.
 */
export const columns = styleVariants({
  three: [cards, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))' }],
  four: [cards, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' }],
});

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.snug,
  padding: space.wide,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.paper,
  boxShadow: shadow.low,
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: radius.base,
  backgroundColor: color.accentPale,
  color: color.accentStrong,
  fontWeight: font.strong,
  fontSize: font.lead,
});

export const itemTitle = style({ fontSize: font.lead });

/** The whole card is the link. */
export const itemLink = style({
  color: color.accentStrong,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
});
export const soft = style({ color: color.inkSoft });

export const closing = style([
  section,
  {
    justifyItems: 'center',
    justifyContent: 'center',
    padding: `${space.huge} ${space.wide}`,
    borderRadius: radius.large,
    backgroundColor: color.night,
    backgroundImage: `linear-gradient(155deg, ${color.nightDeep}, ${color.violet})`,
    color: color.onNight,
    textAlign: 'center',
  },
]);

/** Both games side by side if each has room for a ticket, even with larger text. */
export const games = style({
  ...oneColumn,
  gap: space.wide,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))' } },
});

/** The same part of either game begins at the same height: title, draw, result, next draw, links, tickets. */
globalStyle(`${games} > *`, { '@media': { [wide]: { gridRow: 'span 6', gridTemplateRows: 'subgrid' } } });

export const gameLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.small,
});
export const tickets = style({ ...oneColumn, gap: space.small });
export const ticketsHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.base}` });
export const ticketsTitle = style({ fontSize: font.lead });
