import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../ui/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: space.small,
  padding: space.base,
  borderRadius: radius.base,
  backgroundColor: color.mist,
  fontSize: font.small,
});

const rule = style({ display: 'flex', alignItems: 'start', gap: space.small });

export const look = styleVariants({ met: [rule, { color: color.success }], unmet: [rule, { color: color.danger }] });
