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

// As high as a game in a card, and as a board's draw with the next one below it: what stands below hardly moves when they come.
const room = (narrow: string, middle: string, broad: string) =>
  style({
    justifyContent: 'center',
    gap: theme.space.wide,
    minHeight: narrow,
    padding: 0,
    '@media': {
      '(min-width: 600px)': { minHeight: middle },
      [wide]: { minHeight: '20rem' },
      '(min-width: 1280px)': { minHeight: broad },
    },
  });

export const waiting = styleVariants({
  own: [alone],
  tall: [alone, room('19.5rem', '17rem', '16.5rem')],
  taller: [alone, room('22.5rem', '24.5rem', '20rem')],
});

// Nobody reads what is there for a moment. After a second it says what is loading, in room that was kept.
export const late = style({ fontSize: theme.type.body, textAlign: 'center', animation: `${appear} 1s step-end` });

export const label = style({
  color: theme.color.inkSoft,
  fontSize: theme.type.display,
  lineHeight: theme.type.snug,
  textAlign: 'center',
  textWrap: 'balance',
});
