import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { color, font, radius, space } from './theme.css.ts';

/** The size of the figures, if there is room. */
export const largest = createVar();

/** Four glass tiles on a dark panel that grow with it up to a limit; small where it is narrow. */
export const tiles = style({
  containerType: 'inline-size',
  display: 'grid',
  alignSelf: 'center',
  height: 'min(100%, 12rem)',
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
  fontSize: `clamp(1.25rem, 9cqi, ${fallbackVar(largest, '2.75rem')})`,
  fontWeight: font.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.snug,
});

export const unit = style({ fontSize: `clamp(0.6875rem, 3.3cqi, ${font.small})`, lineHeight: font.snug });
