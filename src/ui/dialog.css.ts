import { style } from '@vanilla-extract/css';
import { color, font, radius, shadow, space, wide } from './theme.css.ts';

export const dialog = style({
  width: 'min(36rem, 100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  gap: space.wide,
  padding: space.wide,
  border: 0,
  borderRadius: radius.large,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: shadow.high,
  '@media': { [wide]: { padding: space.large } },
  selectors: { '&[open]': { display: 'grid' }, '&::backdrop': { backgroundColor: color.shade } },
});

export const top = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.base });
export const title = style({ paddingBlock: space.small, fontSize: font.heading });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.snug });
