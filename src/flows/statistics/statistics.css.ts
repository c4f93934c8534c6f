import { style } from '@vanilla-extract/css';
import { color, font, oneLine, phone, space } from '../../ui/theme.css.ts';

export const scopes = style({ ...oneLine, gap: `0 ${space.wide}`, margin: 0, padding: 0, border: 0 });

export const legend = style({
  float: 'left',
  padding: 0,
  color: color.inkSoft,
  fontSize: font.small,
  '@media': { [phone]: { flexBasis: '100%' } },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: '2.75rem',
  cursor: 'pointer',
});

export const radio = style({ width: '1.125rem', height: '1.125rem', margin: 0, accentColor: color.accentFill });

export const subtitle = style({ marginBlockEnd: space.small, fontSize: font.lead });
