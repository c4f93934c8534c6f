import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const ring = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  border: '0.18em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});

export const waiting = style({ display: 'flex', justifyContent: 'center', padding: '2em', fontSize: '1.5rem' });
