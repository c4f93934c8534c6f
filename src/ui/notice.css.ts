import { style, styleVariants } from '@vanilla-extract/css';
import { color, font } from './theme.css.ts';

// The drawing begins an eleventh of the icon's width from its edge; the margin aligns it with the heading.
const sign = style({ width: 'max-content', marginInlineStart: '-0.125em', fontSize: '2.25rem' });

export const look = styleVariants(
  { success: color.success, error: color.danger, info: color.accent, mail: color.accent },
  (tone) => [sign, { color: tone }],
);

export const title = style({ fontSize: font.title });
export const body = style({ fontSize: font.lead, overflowWrap: 'anywhere' });
