import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const { color, space, type, radius } = theme;

/** Four glass tiles on a dark panel, as high as it lets them be; small where it is narrow. */
export const tiles = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `min(${space.small}, 1.5cqi)`,
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${space.small} 0`,
  background: color.glass,
  borderRadius: radius.base,
  border: '1px solid transparent',
});

export const figure = style({
  fontSize: 'clamp(1.25rem, 9cqi, 2.75rem)',
  fontWeight: type.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: type.snug,
});

export const unit = style({ fontSize: `clamp(0.6875rem, 3.3cqi, ${type.small})`, lineHeight: type.snug });
