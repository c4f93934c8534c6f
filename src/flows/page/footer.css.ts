import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

const { color, space, type } = theme;

const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.small} ${space.wide}`,
  padding: `${space.wide} ${space.base}`,
  fontSize: type.small,
  textAlign: 'center',
});

export const look = styleVariants({
  light: [footer, { borderTop: `1px solid ${color.line}`, color: color.inkSoft }],
  night: [footer, { borderTop: `1px solid ${color.veil}`, backgroundColor: color.shade, color: color.onNightSoft }],
});

export const age = style({
  padding: `0 ${space.small}`,
  border: '2px solid currentColor',
  borderRadius: theme.radius.round,
  fontWeight: type.strong,
});

export const call = style({ color: 'inherit', selectors: { '&:hover': { color: 'inherit' } } });
