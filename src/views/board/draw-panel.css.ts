import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ball } from '../../ui/numbers/balls.css.ts';
import { surface } from '../../ui/look/surface.css.ts';
import { paper, theme, wide } from '../../ui/theme.css.ts';

const { color, space, type, radius, shadow } = theme;

/** The latest draw, and below it the next one, which takes what is left of the column. */
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  '@media': { [wide]: { alignSelf: 'stretch', gridTemplateRows: 'auto 1fr' } },
});

const signBase = style({ flex: 'none', width: '1.3em' });
export const sign = styleVariants({ power: [ball.power, signBase], mega: [ball.mega, signBase] });
globalStyle(`${signBase} > svg`, { fill: 'currentColor' });

export const day = style({ color: color.inkSoft, fontSize: type.small });

export const multiplier = style({
  padding: `0.125rem ${space.snug}`,
  borderRadius: radius.round,
  backgroundColor: color.powerPale,
  color: color.powerDark,
  fontSize: type.small,
  fontWeight: type.strong,
});

export const draw = style({ display: 'grid', gap: space.small, paddingBlock: space.small });

const base = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
  color: color.onNight,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [paper]: { display: 'none' },
  },
});

const dusk = (light: string, from: string, to: string) =>
  `radial-gradient(90% 130% at 100% 0%, ${light}, transparent 62%), linear-gradient(120deg, ${from}, ${to})`;
/** The dark of each game. */
export const night = {
  power: dusk(color.glass, color.powerNight, color.powerDusk),
  mega: dusk(color.goldGlass, color.megaNight, color.megaDusk),
};

const alone = style({
  gridTemplateRows: 'auto auto 1fr',
  borderRadius: radius.large,
  boxShadow: shadow.high,
  padding: `${space.base} ${space.wide} ${space.wide}`,
});
const within = style({ padding: space.base, borderRadius: radius.base });

/** The only panel in the dark of its own game: a card of its own, or a part of one. */
export const next = {
  alone: styleVariants(night, (background) => [base, alone, surface, { background }]),
  within: styleVariants(night, (background) => [base, within, { background }]),
};

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.base}`,
});

export const title = style({ fontSize: type.heading });

const soft = style({ fontSize: type.small });
export const quiet = styleVariants({
  power: [soft, { color: color.onPowerNight }],
  mega: [soft, { color: color.onNightSoft }],
});

/** Beside each other where there is room. */
export const row = style({
  display: 'grid',
  gap: `${space.small} ${space.base}`,
  alignItems: 'center',
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem)' } },
});

export const jackpot = style({ display: 'grid', minWidth: 0 });

const sum = style({
  fontWeight: type.strong,
  lineHeight: type.snug,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});
const figure = {
  alone: style([sum, { fontSize: 'clamp(2rem, 12cqi, 4.25rem)' }]),
  within: style([sum, { fontSize: `clamp(${type.title}, 6cqi, 2.25rem)` }]),
};
const gold = style({ color: color.onMegaNight });
export const amount = {
  alone: { power: figure.alone, mega: `${figure.alone} ${gold}` },
  within: { power: figure.within, mega: `${figure.within} ${gold}` },
};
