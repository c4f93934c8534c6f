import { style } from '@vanilla-extract/css';
import { centered, color, font, oneColumn, oneLine, phone, radius, space, wide } from '../../ui/theme.css.ts';

export const stack = style({ ...oneColumn, gap: space.base });

/** Two cards side by side on wide screens. */
export const pair = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space.base,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.base,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 11rem)) minmax(0, 16rem) auto', justifyContent: 'start' },
  },
});

/** Aligned with the fields when below them, indented when beside them. */
export const clear = style({
  marginInlineStart: `calc(-1 * ${space.snug})`,
  '@media': { [wide]: { marginInlineStart: 0 } },
});

export const empty = style({ ...centered, padding: space.wide });

export const sample = style({
  display: 'grid',
  padding: `${space.small} ${space.base}`,
  border: `1px solid ${color.warning}`,
  borderRadius: radius.base,
  color: color.warning,
  fontSize: font.small,
});

export const files = style({ ...oneLine, gap: space.small, marginInlineStart: `calc(-1 * ${space.snug})` });

/** Lines that belong together. */
export const tight = style({ display: 'grid', gap: space.hair });

export const sumText = style({
  color: color.accentStrong,
  fontSize: font.title,
  fontWeight: font.strong,
  lineHeight: font.snug,
  overflowWrap: 'anywhere',
});

export const soft = style({ color: color.inkSoft, fontSize: font.small });

export const item = style({
  ...oneLine,
  gap: `${space.hair} ${space.base}`,
  padding: space.small,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

/** In a dialog, aligned with its title. */
export const outcome = style([item, { paddingInline: 0 }]);

export const day = style({ minWidth: '6.75rem' });

/** Fills the line of an item. */
export const rest = style({ flex: '1 1 6rem', color: color.inkSoft, fontSize: font.small });

/** Leaves room for the label above the last of six boxes. */
export const lead = style({ paddingBlockEnd: space.snug });

export const imagined = style({
  justifySelf: 'start',
  padding: `0.1rem ${space.small}`,
  border: '1px solid currentColor',
  borderRadius: radius.round,
  color: color.warning,
  fontSize: font.small,
  fontWeight: font.strong,
});

export const match = style({ display: 'flex', justifyContent: 'space-between', gap: space.base });

export const pager = style({ ...oneLine, justifyContent: 'space-between', gap: space.snug });

/** The number of the page; on a phone, above both buttons. */
export const place = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { order: -1, flexBasis: '100%', textAlign: 'center' } },
});
