import { style } from '@vanilla-extract/css';
import { color, oneLine, space, wide } from './theme.css.ts';

export const links = style({ ...oneLine, justifyContent: 'space-between', gap: `${space.small} ${space.wide}` });
export const pair = style({
  display: 'grid',
  gap: space.wide,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.base } },
});
export const soft = style({ color: color.inkSoft });
export const boxes = style({ display: 'grid', gap: space.base });
export const readings = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space.snug})` });
