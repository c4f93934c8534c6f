import { style } from '@vanilla-extract/css';
import { theme, wide } from '../theme.css.ts';

const { color, space, type, radius, shadow } = theme;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.wide,
  minWidth: 0,
  padding: space.wide,
  borderRadius: radius.large,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: shadow.high,
  '@media': {
    [wide]: { padding: space.large },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** 80 % of the screen, half of it on wide ones (NAV-7). */
export const page = style({ width: '80vw', '@media': { [wide]: { width: '50vw' } } });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.small });

export const title = style({
  fontSize: type.title,
  minWidth: 0,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
