import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

// What is drawn begins an eleventh of the icon from its edge, and here where the heading does.
const sign = style({ width: 'max-content', marginInlineStart: '-0.125em', fontSize: '2.25rem' });

export const look = styleVariants({
  success: [sign, { color: theme.color.success }],
  error: [sign, { color: theme.color.danger }],
  info: [sign, { color: theme.color.accent }],
  mail: [sign, { color: theme.color.accent }],
});

export const title = style({ fontSize: theme.type.title });
export const body = style({ fontSize: theme.type.lead, overflowWrap: 'anywhere' });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.snug });
