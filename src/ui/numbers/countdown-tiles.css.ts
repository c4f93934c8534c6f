import { style } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 5rem))',
  gap: theme.space.small,
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${theme.space.snug} ${theme.space.hair}`,
  background: theme.color.accentPale,
  borderRadius: theme.radius.base,
  border: '1px solid transparent',
});

export const figure = style({
  fontSize: theme.type.title,
  fontWeight: theme.type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: theme.type.snug,
  color: theme.color.accentStrong,
});

export const unit = style({
  fontSize: `min(${theme.type.small}, 3.3vw)`,
  color: theme.color.inkSoft,
  lineHeight: theme.type.snug,
});
