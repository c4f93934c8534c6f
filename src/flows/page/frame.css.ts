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

/** Without script, what only waits for it is not there. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

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

// A page is painted while it arrives: until its footer follows, half a card would stand where the whole one does not.
const whole = style({ selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } });

export const place = styleVariants({
  home: [main, whole],
  centred: [main, airy, whole, { alignContent: 'safe center' }],
  // The footer is out of sight: it would jump when something comes.
  board: [main, { minHeight: '100dvh', padding: `${space.base} 0 ${space.huge}` }],
});
