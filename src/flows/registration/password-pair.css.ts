import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

const { color, space, type, radius } = theme;

export const list = style({
  display: 'grid',
  gap: space.small,
  padding: space.base,
  borderRadius: radius.base,
  backgroundColor: color.mist,
  fontSize: type.small,
});

const rule = style({ display: 'flex', alignItems: 'start', gap: space.small });

export const look = styleVariants({ met: [rule, { color: color.success }], unmet: [rule, { color: color.danger }] });
