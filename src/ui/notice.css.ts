import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

// The drawing begins an eleventh of the icon's width from its edge; the margin aligns it with the heading.
const sign = style({ width: 'max-content', marginInlineStart: '-0.125em', fontSize: '2.25rem' });

const { success, danger, accent } = theme.color;
export const look = styleVariants({ success, error: danger, info: accent, mail: accent }, (color) => [sign, { color }]);

export const title = style({ fontSize: theme.type.title });
export const body = style({ fontSize: theme.type.lead, overflowWrap: 'anywhere' });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.snug });
