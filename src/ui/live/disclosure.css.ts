import { style } from '@vanilla-extract/css';
import { theme } from '../theme.css.ts';

export const details = style({ display: 'grid', gap: theme.space.snug });

export const summary = style({
  width: 'max-content',
  minHeight: '2.75rem',
  alignContent: 'center',
  cursor: 'pointer',
  borderRadius: theme.radius.small,
  color: theme.color.accent,
  fontWeight: theme.type.strong,
  ':hover': { color: theme.color.accentStrong },
});
