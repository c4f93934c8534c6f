import { style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../../ui/hidden.css.ts';
import { color, font, oneLine, radius, space } from '../../ui/theme.css.ts';

/** From this width on, all columns fit side by side; below it, each draw is a card. */
const columns = 'screen and (min-width: 56.25rem)';

export const table = style({ display: 'block' });

/** Always read out; visible only above columns. */
export const head = style({ display: 'block', '@media': { [`not ${columns}`]: unseen } });

export const body = style({ display: 'block' });

export const row = style({
  ...oneLine,
  gap: `${space.hair} ${space.base}`,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [columns]: { flexWrap: 'nowrap', minHeight: '3.5rem', paddingBlock: space.hair } },
});

const across = (flex: string) => ({ '@media': { [columns]: { order: 0, flex } } });
// On a card, the multiplier is beside the date, and everything else below.
const below = { order: 1, flex: '1 0 100%' };
const date = style({ flex: '1 1 auto', ...across('0 1 13rem') });
const numbers = style({ ...below, minWidth: 0, ...across('1 0 13.5rem') });
const multiplier = style(across('0 1 6rem'));
const jackpot = style({ ...below, ...across('0 1 9rem') });
const mine = style({ ...below, marginInlineStart: `calc(-1 * ${space.snug})`, ...across('0 1 12rem') });

const headingBase = style({ color: color.inkSoft, fontSize: font.small, fontWeight: font.strong, textAlign: 'start' });
// Aligned with the text of the buttons in its column.
const overMine = style([mine, { paddingInlineStart: space.snug }]);
export const heading = styleVariants({ date, numbers, multiplier, jackpot, mine: overMine }, (column) => [
  headingBase,
  column,
]);

const emptyGone = style({ '@media': { [`not ${columns}`]: { selectors: { '&:empty': { display: 'none' } } } } });

export const cell = styleVariants({
  date: [date, { fontWeight: font.strong, textAlign: 'start' }],
  numbers: [numbers],
  multiplier: [multiplier, { fontVariantNumeric: 'tabular-nums' }],
  jackpot: [jackpot, emptyGone],
  mine: [mine, emptyGone],
});

/** Repeats the column's heading where there are no columns. */
export const narrowOnly = style({ '@media': { [columns]: { display: 'none' } } });

export const note = style({ color: color.warning, fontSize: font.small });

const chip = style({
  display: 'inline-block',
  marginInlineStart: space.hair,
  padding: `0.1rem ${space.small}`,
  border: '1px solid currentColor',
  borderRadius: radius.round,
  fontSize: font.small,
  lineHeight: font.snug,
});
const [unsure, wrong] = [style([chip, { color: color.warning }]), style([chip, { color: color.danger }])];
export const state = { sample: unsure, provisional: unsure, disputed: wrong, corrected: wrong };
