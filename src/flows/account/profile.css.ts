import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../ui/theme.css.ts';

export const rows = style({ display: 'grid', gap: space.base });
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.base });
export const end = style({ flexShrink: 0, color: color.inkSoft, fontSize: font.small });
export const words = style({
  display: 'grid',
  lineHeight: font.snug,
  gap: space.hair,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const soft = style({ color: color.inkSoft, fontSize: font.small });
export const part = style({
  display: 'grid',
  gap: space.snug,
  paddingBlockStart: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
});
