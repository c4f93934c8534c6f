import { style } from '@vanilla-extract/css';
import { lit, paper } from './theme.css.ts';

type Ball = { readonly face: string; readonly x: number; readonly y: number; readonly radius: number };

// The stage has this many units, and covers the whole screen.
const [width, height] = [1600, 1000];
const share = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(2))}%`;

const near: readonly Ball[] = [
  { face: lit.ivory, x: 1420, y: 330, radius: 118 },
  { face: lit.red, x: 1510, y: 860, radius: 150 },
  { face: lit.gold, x: 120, y: 720, radius: 132 },
  { face: lit.ivory, x: 300, y: 930, radius: 86 },
  { face: lit.violet, x: 70, y: 450, radius: 74 },
  { face: lit.violet, x: 1270, y: 960, radius: 70 },
];
const far: readonly Ball[] = [
  { face: lit.glow, x: 1330, y: 200, radius: 520 },
  { face: lit.glow, x: 180, y: 900, radius: 480 },
  { face: lit.farViolet, x: 1180, y: 120, radius: 58 },
  { face: lit.farIvory, x: 420, y: 330, radius: 50 },
  { face: lit.farViolet, x: 1000, y: 800, radius: 64 },
  { face: lit.farGold, x: 1030, y: 350, radius: 38 },
  { face: lit.farIvory, x: 1530, y: 610, radius: 52 },
  { face: lit.farViolet, x: 330, y: 560, radius: 46 },
];

/** Clips the stage to the visible part. */
export const background = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  contain: 'strict',
  '@media': { [paper]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});
export const stage = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: `max(100%, ${share(width, height).replace('%', 'vh')})`,
  aspectRatio: `${width} / ${height}`,
  translate: '-50% -50%',
});

const ball = style({ position: 'absolute', aspectRatio: '1', borderRadius: '50%' });

const at = ({ x, y, radius }: Ball, backgroundImage: string) =>
  style([
    ball,
    {
      insetBlockStart: share(y - radius, height),
      insetInlineStart: share(x - radius, width),
      width: share(2 * radius, width),
      backgroundImage,
    },
  ]);

/** The balls from the farthest to the nearest, each with a class of its own: the policy forbids style attributes. */
export const balls: readonly string[] = [
  ...far.map((one) => at(one, `radial-gradient(closest-side, ${one.face}, transparent)`)),
  ...near.map((one) => at(one, `radial-gradient(90% 90% at 34% 28%, ${one.face})`)),
];
