import { style } from '@vanilla-extract/css';
import { color, radius, shadow, space, topBarHeight } from './theme.css.ts';

export const sheet = style({
  inset: `calc(${topBarHeight} + ${space.hair}) ${space.base} auto auto`,
  maxWidth: `min(22rem, 100vw - 2 * ${space.base})`,
  maxHeight: '80dvh',
  padding: space.small,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: shadow.high,
});
