import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, space, topBarHeight, wide } from '../../ui/theme.css.ts';

const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  minHeight: topBarHeight,
  padding: `${space.small} ${space.base}`,
  '@media': { [wide]: { padding: `${space.small} ${space.large}` } },
});

export const look = styleVariants({
  light: [bar, { borderBottom: `1px solid ${color.line}`, backgroundColor: color.paper, color: color.ink }],
  night: [bar, { borderBottom: `1px solid ${color.veil}`, backgroundColor: color.shade, color: color.onNight }],
});

export const home = style({ display: 'flex', minWidth: 0, color: 'inherit', textDecoration: 'none' });

export const wideOnly = style({
  display: 'none',
  '@media': { [wide]: { display: 'flex', alignItems: 'center', gap: space.base } },
});

export const narrowOnly = style({ '@media': { [wide]: { display: 'none' } } });

const pageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space.snug}`,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.5em',
  textDecorationThickness: '2px',
  selectors: {
    '&:hover, &[aria-current="page"]': { textDecorationLine: 'underline' },
    '&[aria-current="page"]': { fontWeight: font.strong },
  },
});

/** Inactive links are black on Home and white elsewhere (BAR-2). */
export const link = styleVariants({
  light: [pageLink, { color: color.barLink, selectors: { '&[aria-current="page"]': { color: color.accent } } }],
  night: [pageLink, { color: color.onNight }],
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  padding: space.snug,
  fontWeight: font.strong,
});
export const name = style({ overflowWrap: 'anywhere' });
export const menuLinks = style({ display: 'grid' });
export const entries = style({ display: 'grid', justifyItems: 'start' });
export const divider = style({
  margin: `${space.small} 0`,
  border: 0,
  borderTop: `1px solid ${color.line}`,
});

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  border: `2px solid ${color.onNightSoft}`,
  borderRadius: '50%',
  backgroundColor: color.accentFill,
  color: color.onFilled,
  fontSize: font.small,
  fontWeight: font.strong,
});
