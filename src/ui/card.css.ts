import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, oneColumn, oneLine, paper, radius, shadow, space, wide } from './theme.css.ts';
import { surface } from './surface.css.ts';

const base = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space.wide,
  padding: space.wide,
  borderRadius: radius.large,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: shadow.high,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [paper]: { border: `1px solid ${color.line}`, boxShadow: 'none' },
  },
});

/** `page` is alone on its page and as wide as NAV-7 says; `full` is one of several, with less space. */
export const card = styleVariants({
  page: [base, { width: '80vw', '@media': { [wide]: { width: '50vw', padding: space.large } } }],
  full: [base, { gap: space.snug, padding: `${space.base} ${space.wide}` }, surface],
});

export const head = style({ ...oneLine, gap: `${space.small} ${space.base}`, minHeight: '2.75rem' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  marginInlineEnd: 'auto',
  fontSize: font.title,
  minWidth: 0,
  selectors: { [`${card.full} &`]: { fontSize: font.heading } },
});
