import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme, wide } from '../theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const ring = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  border: '0.18em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});

// What turns is drawn sixty times a second, which what is waited for can use better. Most of that is there within the first.
export const patient = style([ring, { animationDelay: '1s' }]);

const alone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '2em 2em 1em',
  fontSize: '1.5rem',
});

// About as high as a draw with its jackpot and countdown, and as one with more below them, which takes more lines on a phone: what stands below hardly moves when they come.
const room = style({ justifyContent: 'center', gap: theme.space.wide, minHeight: '27rem', padding: 0 });
const more = style({ '@media': { '(max-width: 479px)': { minHeight: '34rem' }, [wide]: { minHeight: '30rem' } } });

export const waiting = styleVariants({ own: [alone], tall: [alone, room], taller: [alone, room, more] });

// Nobody reads what is there for a moment. Whoever waits for longer than a second sees what for, where the room was already.
export const late = style({ fontSize: theme.type.body, textAlign: 'center', animation: `${appear} 1s step-end` });

export const label = style({
  color: theme.color.inkSoft,
  fontSize: theme.type.display,
  lineHeight: theme.type.snug,
  textAlign: 'center',
  textWrap: 'balance',
});
