import { style, styleVariants } from '@vanilla-extract/css';
import { theme, wide } from '../theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${theme.space.small} min(${theme.space.small}, 1.2vw)`,
});

const across = 'min(2.75em, 9.6vw)';

export const place = style({
  display: 'inline-grid',
  gridTemplateColumns: across,
  justifyItems: 'center',
  justifyContent: 'center',
  gap: theme.space.hair,
  '@media': { [wide]: { fontSize: theme.type.heading } },
});

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: across,
  height: across,
  borderRadius: theme.radius.round,
  border: '1px solid transparent',
  boxShadow: theme.shadow.ball,
  fontWeight: theme.type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
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

// The special ball comes last: its name ends where the ball does, or it would leave a narrow card.
export const name = style({
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  fontSize: theme.type.small,
  fontWeight: theme.type.strong,
  lineHeight: theme.type.snug,
});
