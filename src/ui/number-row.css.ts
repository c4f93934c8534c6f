import { style } from '@vanilla-extract/css';
import { oneLine, space } from './theme.css.ts';

export const row = style({
  ...oneLine,
  gap: `0 ${space.small}`,
  // Five rows fill the 270 px of a list (BD-1).
  minHeight: '53px',
  // A check mark on the last number stays inside its row.
  padding: `0.1875rem 0.4rem 0.1875rem ${space.snug}`,
  // The focus ring of a box fits between the list's edge and the text below.
  selectors: { '&:has(input:enabled)': { rowGap: space.small, paddingBlock: space.small } },
});

export const buttons = style({ display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto' });
