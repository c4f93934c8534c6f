import { globalStyle, style } from '@vanilla-extract/css';
import { pageColumn } from '../../ui/surface.css.ts';
import { color, font, space } from '../../ui/theme.css.ts';

export const help = style({ ...pageColumn, gap: space.base, maxWidth: '56rem' });

export const title = style({ fontSize: font.display });

export const list = style({ display: 'grid', gap: space.small, paddingInlineStart: space.wide, listStyle: 'revert' });

export const summary = style({ cursor: 'pointer', paddingBlock: space.snug, fontWeight: font.strong });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} caption`, {
  paddingBlockEnd: space.small,
  color: color.inkSoft,
  textAlign: 'start',
});
globalStyle(`${table} :is(td, th)`, {
  padding: `${space.small} ${space.small} ${space.small} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: color.inkSoft, fontWeight: font.strong });
globalStyle(`${table} :is(td, th):last-child`, { paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' });
