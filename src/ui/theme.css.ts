import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';

/** Wide mode (NAV-7): cards take half of the width and type grows. */
export const wide = 'screen and (min-width: 900px)';

/** A phone: cards extend to its edges. */
export const phone = 'screen and (max-width: 599.98px)';

/** On paper nothing can be pressed, filled in or scrolled. */
export const paper = 'print';

/** The height of the bar at the top of every screen. */
export const topBarHeight = '3.75rem';

/** One column as wide as its container: long content does not widen it. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A line that wraps if there is no room. */
export const oneLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/**
 * The colors of a light and a dark screen. In the dark, surfaces stand out from the background by lightness and a
 * hairline. Balls, toasts, the games' panels and the bands of a win stay as they are.
 */
const schemes = {
  nightDeep: ['#0d0b2b', '#070618'],
  night: ['#17144a', '#0f0d33'],
  violet: ['#45259b', '#2b1768'],
  accent: ['#5636cf', '#bcaeff'],
  accentStrong: ['#40239f', '#d6cdff'],
  accentPale: ['#edeafc', '#2f2967'],
  accentFill: ['#5636cf', '#6c4ce6'],
  accentFillStrong: ['#40239f', '#5a3ad2'],
  ink: ['#1a1838', '#f4f2ff'],
  inkSoft: ['#595775', '#c0bbe3'],
  barLink: ['#000000', '#f4f2ff'],
  canvas: ['#f6f5fc', '#0e0c29'],
  canvasGlow: ['#edeafc', '#1d1850'],
  paper: ['#ffffff', '#1b183f'],
  mist: ['#f6f5fc', '#25214f'],
  line: ['#dfdcf0', '#363167'],
  edge: ['#85829f', '#8d88b9'],
  danger: ['#b81425', '#ff95a0'],
  dangerPale: ['#fdecee', '#43192f'],
  success: ['#15713f', '#6fdca4'],
  successPale: ['#e6f5ec', '#153b35'],
  warning: ['#8a4f00', '#f5c26b'],
  powerEdge: ['#c4122c', '#f0506a'],
  megaEdge: ['#bb8200', '#f0b93a'],
} as const;

const colorsOf = (scheme: 0 | 1) =>
  Object.fromEntries(Object.entries(schemes).map(([name, colors]) => [name, colors[scheme]])) as Readonly<
    Record<keyof typeof schemes, string>
  >;

/** Values that differ in the dark or on a wide screen. */
const changing = createGlobalTheme(':root', {
  color: colorsOf(0),
  font: {
    lead: '1.0625rem',
    heading: '1.25rem',
    title: '1.5rem',
    display: '2.25rem',
  },
  shadow: {
    low: '0 1px 2px rgba(13, 11, 43, 0.08), 0 2px 8px rgba(13, 11, 43, 0.06)',
    high: '0 4px 12px rgba(13, 11, 43, 0.12), 0 18px 48px rgba(13, 11, 43, 0.22)',
  },
});

/** Every color in the app. Text colors reach 4.5:1 on the surfaces that they are named for. */
export const color = {
  ...changing.color,
  focus: changing.color.accentStrong,
  onNight: '#ffffff',
  onNightSoft: '#d5d0f5',
  veil: 'rgba(255, 255, 255, 0.12)',
  shade: 'rgba(13, 11, 43, 0.6)',
  dangerFill: '#b81425',
  dangerFillStrong: '#8f0d1b',
  successFill: '#15713f',
  infoFill: '#1f57b5',
  warningFill: '#8a4f00',
  onFilled: '#ffffff',
  ballIvory: '#fdf9ec',
  ballShade: '#e2d9bd',
  ballInk: '#201c3c',
  powerRed: '#c4122c',
  powerShade: '#8d0a1e',
  powerInk: '#ffffff',
  megaGold: '#f6c244',
  megaShade: '#d39a12',
  megaInk: '#2b1f00',
  bandQuiet: '#241f58',
  winFrom: '#0a4f3c',
  winTo: '#0f6a4c',
  jackpotFrom: '#ffe9a8',
  powerNight: '#4a0c2f',
  powerDusk: '#7d0d2b',
  megaNight: '#0f1147',
  megaDusk: '#232c86',
  onPowerNight: '#ffd9df',
  onMegaNight: '#ffd874',
  glass: 'rgba(255, 255, 255, 0.09)',
  goldGlass: 'rgba(246, 194, 68, 0.22)',
  powerGlow: 'rgba(214, 30, 66, 0.36)',
  megaGlow: 'rgba(246, 184, 50, 0.26)',
};

/** Balls in the dark, as the stops of a gradient; those of one color are far away and out of focus. */
export const lit = {
  logo: '#a994ff, #5636cf 50%, #26136b',
  ivory: '#c9c7cb, #a59dc4 50%, #322673',
  red: '#ca7a8b, #9d1331 45%, #340c3b',
  gold: '#cac0a4, #af8532 45%, #3f2253',
  violet: '#9485d4, #4630af 50%, #171448',
  farIvory: 'rgba(207, 198, 234, 0.5) 55%',
  farGold: 'rgba(219, 165, 44, 0.5) 45%',
  farViolet: 'rgba(114, 86, 226, 0.5) 55%',
  glow: 'rgba(143, 116, 255, 0.45)',
};
export const space = {
  hair: '0.25rem',
  small: '0.5rem',
  snug: '0.75rem',
  base: '1rem',
  wide: '1.5rem',
  large: '2rem',
  huge: '3rem',
  vast: '5rem',
};
export const font = {
  ...changing.font,
  page: 'clamp(1.75rem, 4vw, 2.25rem)',
  family: "'Inter', 'Like Inter', system-ui, -apple-system, 'Segoe UI', sans-serif",
  regular: '400',
  strong: '600',
  small: '0.875rem',
  body: '1rem',
  snug: '1.2',
  airy: '1.6',
};
export const radius = { small: '0.5rem', base: '0.75rem', large: '1.25rem', round: '999px' };
export const shadow = {
  ...changing.shadow,
  ball: 'inset -0.15em -0.2em 0.4em rgba(13, 11, 43, 0.22), 0 0.1em 0.3em rgba(13, 11, 43, 0.25)',
};
export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' };

/** Text in place of a list. */
export const centered = {
  display: 'grid',
  justifyItems: 'center',
  gap: space.base,
  color: color.inkSoft,
  textAlign: 'center',
} as const;

globalStyle(':root', {
  '@media': {
    // Paper is white in both schemes.
    'screen and (prefers-color-scheme: dark)': {
      vars: {
        ...assignVars(changing.color, colorsOf(1)),
        [changing.shadow.low]: '0 1px 2px rgba(0, 0, 0, 0.3)',
        [changing.shadow.high]: '0 0 0 1px rgba(255, 255, 255, 0.08), 0 20px 56px rgba(0, 0, 0, 0.6)',
      },
    },
    [wide]: {
      vars: assignVars(changing.font, { lead: '1.1875rem', heading: '1.375rem', title: '1.875rem', display: '3.5rem' }),
    },
  },
});
