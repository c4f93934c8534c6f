import { keyframes, style } from '@vanilla-extract/css';
import { font } from './theme.css.ts';

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

// A spinning ring renders 60 times a second and slows down what it waits for, most of which takes less than a second.
export const delayed = style([ring, { animationDelay: '1s' }]);

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '2em 2em 1em',
  fontSize: '1.5rem',
});

// Nobody reads what shows only for a moment. After a second it says what is loading, in space reserved for that.
export const late = style({ fontSize: font.body, textAlign: 'center', animation: `${appear} 1s step-end` });
