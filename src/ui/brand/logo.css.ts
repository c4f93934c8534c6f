import { style } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.snug });
export const mark = style({ flex: 'none', width: '2.25rem', height: '2.25rem' });
export const word = style({
  fontSize: theme.type.heading,
  fontWeight: theme.type.strong,
  lineHeight: theme.type.snug,
  letterSpacing: '-0.01em',
});
