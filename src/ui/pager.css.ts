import { style } from '@vanilla-extract/css';
import { oneLine, phone, space } from './theme.css.ts';

export const pager = style({ ...oneLine, justifyContent: 'space-between', gap: space.snug });

export const place = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { order: -1, flexBasis: '100%', textAlign: 'center' } },
});
