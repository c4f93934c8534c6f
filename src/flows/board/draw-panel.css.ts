import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ball, widest } from '../../ui/balls.css.ts';
import { largest } from '../../ui/countdown-tiles.css.ts';
import { surface } from '../../ui/surface.css.ts';
import { color, font, oneColumn, oneLine, paper, phone, radius, shadow, space, wide } from '../../ui/theme.css.ts';

/** The latest draw, and below it the next one, which fills the rest of the column. */
export const panels = style({
  ...oneColumn,
  gap: space.base,
  vars: { [widest]: '5.75rem' },
  '@media': { [wide]: { alignSelf: 'stretch', gap: space.snug, gridTemplateRows: 'auto 1fr' } },
});

const signBase = style({ flex: 'none', width: '1.3em' });
export const sign = styleVariants({ power: [ball.power, signBase], mega: [ball.mega, signBase] });
globalStyle(`${signBase} > svg`, { fill: 'currentColor' });

/** On a line of its own if there is no room beside the multiplier, even while that is unknown. */
export const day = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  color: color.inkSoft,
  fontSize: font.small,
  '@media': { [phone]: { flexBasis: '100%' } },
});

export const multiplier = style({
  padding: `0.125rem ${space.snug}`,
  borderRadius: radius.round,
  backgroundColor: color.dangerPale,
  color: color.danger,
  fontSize: font.small,
  fontWeight: font.strong,
});

export const draw = style({ containerType: 'inline-size', paddingBlock: space.small });

/** On the line of the special ball's name, so that a sample is no taller than a draw. */
export const sample = style({
  width: 'calc(83% - 2em)',
  marginBlockStart: '-1.2em',
  color: color.warning,
  fontSize: font.small,
  lineHeight: font.snug,
});

/** Below a draw whose sources disagree. */
export const disputed = style({ marginBlockStart: space.small, color: color.warning, fontSize: font.small });
/** One line for each source's report. */
export const report = style({ ...oneLine, columnGap: space.snug });
export const numbers = style({ color: color.ink, fontWeight: font.strong, whiteSpace: 'nowrap' });

const base = style({
  containerType: 'inline-size',
  ...oneColumn,
  gap: space.snug,
  color: color.onNight,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' }, [paper]: { display: 'none' } },
});

const dusk = (light: string, from: string, to: string) =>
  `radial-gradient(90% 130% at 100% 0%, ${light}, transparent 62%), linear-gradient(120deg, ${from}, ${to})`;
/** The dark background of each game. */
export const night = {
  power: dusk(color.glass, color.powerNight, color.powerDusk),
  mega: dusk(color.goldGlass, color.megaNight, color.megaDusk),
};

const sum = style({
  fontWeight: font.strong,
  lineHeight: font.snug,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});

/** The only panel on its game's dark background: a card, or part of one. */
export const next = styleVariants(night, (background) => [base, { background }]);
export const size = styleVariants({
  alone: [
    surface,
    {
      // As tall before the draw loads as with a jackpot.
      minHeight: '15.5rem',
      gridTemplateRows: 'auto auto 1fr',
      borderRadius: radius.large,
      boxShadow: shadow.high,
      padding: `${space.base} ${space.wide} ${space.wide}`,
      '@media': { '(min-width: 600px)': { minHeight: '17.5rem' } },
      // The countdown takes the place of a jackpot that is not announced (RS-6).
      selectors: { [`&:not(:has(${sum}))`]: { vars: { [largest]: '4.25rem' } } },
    },
  ],
  within: { padding: space.base, borderRadius: radius.base },
});

export const head = style({ ...oneLine, justifyContent: 'space-between', gap: `0 ${space.base}` });

export const title = style({ fontSize: font.heading });

const soft = style({ fontSize: font.small, textWrap: 'balance' });
export const quiet = styleVariants({
  power: [soft, { color: color.onPowerNight }],
  mega: [soft, { color: color.onNightSoft }],
});

/** Side by side if there is room; as tall before the draw loads as with a jackpot. */
export const row = style({
  display: 'grid',
  minHeight: '10.5rem',
  gap: `${space.small} ${space.base}`,
  alignItems: 'center',
  '@container': {
    '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem)', minHeight: '6.5rem' },
  },
});

export const jackpot = style({ display: 'grid' });

export const amount = styleVariants({
  alone: [sum, { fontSize: 'clamp(2rem, 12cqi, 4.25rem)' }],
  within: [sum, { fontSize: `clamp(${font.title}, 6cqi, 2.25rem)` }],
});
export const tint = styleVariants({ power: {}, mega: { color: color.onMegaNight } });
