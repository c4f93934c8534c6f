import { style, styleVariants } from '@vanilla-extract/css';
import { theme, wide } from '../theme.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.small });

export const place = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'center', gap: theme.space.hair });

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75em',
  height: '2.75em',
  borderRadius: theme.radius.round,
  border: '1px solid transparent',
  boxShadow: theme.shadow.ball,
  fontWeight: theme.type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [wide]: { fontSize: theme.type.heading } },
});

const lit = (light: string, shade: string, ink: string) => ({
  background: `radial-gradient(circle at 32% 28%, ${light} 45%, ${shade})`,
  color: ink,
});

const { ballIvory, ballShade, ballInk, powerRed, powerShade, powerInk, megaGold, megaShade, megaInk } = theme.color;
export const ball = styleVariants({
  main: [base, lit(ballIvory, ballShade, ballInk)],
  power: [base, lit(powerRed, powerShade, powerInk)],
  mega: [base, lit(megaGold, megaShade, megaInk)],
});

export const name = style({ fontSize: theme.type.small, fontWeight: theme.type.strong, lineHeight: theme.type.snug });
