import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, theme } from '../../ui/theme.css.ts';

const { color, space, type } = theme;

export const figure = style({ ...oneColumn, alignContent: 'start', gap: space.small, breakInside: 'avoid' });

export const title = style({ fontSize: type.lead, fontWeight: type.strong });

export const point = style({ color: color.inkSoft, fontSize: type.small });

/** As tall before it is drawn as after, so that nothing moves. */
export const frame = style({ height: '14rem', overflow: 'hidden' });

export const summary = style({
  cursor: 'pointer',
  width: 'fit-content',
  paddingBlock: space.snug,
  color: color.accentStrong,
  fontSize: type.small,
  fontWeight: type.strong,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(td, th)`, {
  padding: `${space.hair} ${space.snug}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 'inherit',
  textAlign: 'end',
});
globalStyle(`${table} :is(td, th):first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: color.inkSoft, fontWeight: type.strong });
