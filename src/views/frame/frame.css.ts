import { style, styleVariants } from '@vanilla-extract/css';
import { paper, theme, wide } from '../../ui/theme.css.ts';

const { color, space, radius } = theme;

const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  isolation: 'isolate',
});

export const look = styleVariants({
  light: [frame],
  night: [
    frame,
    {
      backgroundImage: `linear-gradient(155deg, ${color.nightDeep}, ${color.night} 45%, ${color.violet})`,
      color: color.onNight,
    },
    { '@media': { [paper]: { backgroundImage: 'none', color: color.ink } } },
  ],
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
});
const airy = style({ padding: `${space.large} 0`, '@media': { [wide]: { padding: `${space.huge} 0` } } });

export const place = styleVariants({
  home: [main],
  centred: [main, airy, { alignContent: 'safe center' }],
  // The footer is out of sight: it would jump when something comes.
  board: [main, { minHeight: '100dvh', padding: `${space.base} 0 ${space.huge}` }],
});
