import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  border: `2px solid ${theme.color.onNightSoft}`,
  borderRadius: '50%',
  backgroundColor: theme.color.accentFill,
  color: theme.color.onAccent,
  fontSize: theme.type.small,
  fontWeight: theme.type.strong,
});
