import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, oneColumn, space } from '../../ui/theme.css.ts';

export const figure = style({ ...oneColumn, alignContent: 'start', gap: space.small, breakInside: 'avoid' });

export const title = style({ fontSize: font.lead });

export const point = style({ color: color.inkSoft, fontSize: font.small });

/** As tall before it is drawn as after, so that nothing moves. */
export const frame = style({ height: '14rem', overflow: 'hidden' });

export const summary = style({
  cursor: 'pointer',
  width: 'fit-content',
  paddingBlock: space.snug,
  color: color.accentStrong,
  fontSize: font.small,
  fontWeight: font.strong,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(td, th)`, {
  padding: `${space.hair} ${space.snug}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 'inherit',
  textAlign: 'end',
});
globalStyle(`${table} :is(td, th):first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: color.inkSoft, fontWeight: font.strong });
