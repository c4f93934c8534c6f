import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

const { color, space, type } = theme;

export const rows = style({ display: 'grid', gap: space.base });
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.base });
export const end = style({ flexShrink: 0, color: color.inkSoft, fontSize: type.small });
export const words = style({
  display: 'grid',
  minWidth: 0,
  lineHeight: type.snug,
  gap: space.hair,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const soft = style({ color: color.inkSoft, fontSize: type.small });
export const part = style({
  display: 'grid',
  gap: space.snug,
  paddingBlockStart: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
});
