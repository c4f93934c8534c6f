import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size } from '../../ui/small-balls.css.ts';
import { surface } from '../../ui/surface.css.ts';
import { color, font, oneColumn, oneLine, paper, radius, shadow, space, wide } from '../../ui/theme.css.ts';

const base = style({
  containerType: 'inline-size',
  ...oneColumn,
  alignContent: 'center',
  padding: `${space.snug} ${space.wide}`,
  borderRadius: radius.large,
  color: color.onNight,
  vars: { [color.powerEdge]: color.onNightSoft, [color.megaEdge]: color.onNightSoft },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [paper]: {
      border: `1px solid ${color.line}`,
      background: 'none !important',
      boxShadow: 'none !important',
      animation: 'none !important',
      color: color.ink,
    },
  },
});

const arrive = keyframes({ from: { transform: 'scale(0.94)' } });
const fall = keyframes({ from: { transform: 'translateY(-1.5rem)', opacity: 0 } });
const confetti = (
  [
    [56, 24, 6, color.powerRed],
    [70, 78, 4, color.powerRed],
    [61, 72, 7, color.accentFill],
    [60, 12, 4, color.accentFill],
    [67, 34, 5, color.onFilled],
    [52, 66, 7, color.onFilled],
    [64, 88, 4, color.onFilled],
  ] as const
).map(([x, y, size, of]) => `radial-gradient(circle at ${x}% ${y}%, ${of} 0 ${size}px, transparent ${size + 1}px)`);
const joy = style({ animation: `${arrive} 600ms ease-out`, boxShadow: shadow.high });

/** One line if there is room, else three: as tall before the first answer as without a result. */
const low = style({
  minHeight: '4.5rem',
  paddingBlock: space.hair,
  backgroundColor: color.bandQuiet,
  '@media': { [wide]: { minHeight: '3rem' } },
});

/** The better the result, the more it stands out: dark without a prize, emerald for a prize, gold for the jackpot. */
export const band = styleVariants({
  quiet: [base, low],
  failed: [base, low, { paddingBlock: space.snug }],
  won: [base, joy, { background: `linear-gradient(110deg, ${color.winFrom}, ${color.winTo})` }],
  jackpot: [
    base,
    joy,
    {
      background: `linear-gradient(110deg, ${color.jackpotFrom}, ${color.megaGold})`,
      color: color.megaInk,
      selectors: {
        // Confetti that falls once and stays; if there is little room, in the corner that no text reaches.
        '&::after': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          inset: 0,
          background: confetti.map((dot) => `${dot} left 5.5rem top / 100% 40% no-repeat`).join(),
          animation: `${fall} 1.6s ease-out`,
        },
      },
      '@container': { '(min-width: 60rem)': { selectors: { '&::after': { background: confetti.join() } } } },
      position: 'relative',
      isolation: 'isolate',
    },
  ],
});

export const onPage = style([surface]);

/** As tall before the first answer as with a win. */
export const inCard = style({
  minHeight: '6rem',
  paddingInline: space.base,
  paddingBlock: space.small,
  borderRadius: radius.base,
  lineHeight: font.snug,
  selectors: { [`${low}&`]: { backgroundColor: color.mist, color: color.ink } },
  '@media': { '(min-width: 600px)': { minHeight: '5.5rem' } },
});

export const said = style({ ...oneLine, gap: `${space.small} ${space.wide}` });

export const sentence = style({
  display: 'grid',
  flex: '1 1 15rem',
  gap: '0.125rem',
  minWidth: 0,
  selectors: {
    [`${low}${onPage} &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.base,
      rowGap: 0,
      lineHeight: font.snug,
    },
  },
});

export const when = style({ display: 'flex', alignItems: 'center', gap: space.small, fontSize: font.small });

export const headline = style({
  fontSize: font.heading,
  fontWeight: font.strong,
  lineHeight: font.snug,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    [`${low} &`]: { fontSize: font.lead },
    [`${band.won}${onPage} &, ${band.jackpot}${onPage} &`]: {
      fontSize: `clamp(${font.title}, 8cqi, 2.5rem)`,
      letterSpacing: '-0.02em',
    },
  },
});

export const soft = style({ fontSize: font.small });

/** On a band of any color. */
export const help = style({ color: 'inherit' });

export const best = style({
  display: 'grid',
  gap: space.small,
  vars: { [size]: 'min(2.625rem, 11.5vw)' },
  '@media': { [wide]: { justifyItems: 'end' } },
});
