import { style, styleVariants } from '@vanilla-extract/css';
import { theme, wide } from '../../ui/theme.css.ts';

const { color, space, radius } = theme;

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.base,
  top: '-10rem',
  zIndex: 1,
  padding: `${space.snug} ${space.wide}`,
  borderRadius: radius.round,
  backgroundColor: color.paper,
  color: color.accentStrong,
  selectors: { '&:focus': { top: space.snug } },
});

const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `${space.large} 0`,
  '@media': { [wide]: { padding: `${space.huge} 0` } },
});

export const place = styleVariants({
  home: [main, { padding: 0 }],
  centred: [main, { alignContent: 'safe center' }],
  board: [main],
});
