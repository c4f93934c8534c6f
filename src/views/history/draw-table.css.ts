import { style, styleVariants } from '@vanilla-extract/css';
import { hidden } from '../../ui/look/hidden.css.ts';
import { theme } from '../../ui/theme.css.ts';

const { color, space, type } = theme;

/** From here on all columns have room beside one another; below, a draw is a card. */
const columns = 'screen and (min-width: 72rem)';

const across = '7.5rem minmax(0, 1fr) 5.5rem 8rem 7rem 13rem';

export const table = style({ display: 'block', width: '100%' });

/** Read out everywhere, seen where the columns stand below it. */
export const head = style([
  hidden,
  {
    '@media': {
      [columns]: {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);

export const body = style({ display: 'block' });

export const row = style({
  display: 'grid',
  gridTemplate: '"date state" "numbers numbers" "multiplier jackpot" "mine mine" / minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.base}`,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [columns]: { gridTemplate: `"date numbers multiplier jackpot state mine" / ${across}`, paddingBlock: space.small },
  },
});

export const heading = style({
  color: color.inkSoft,
  fontSize: type.small,
  fontWeight: type.strong,
  textAlign: 'start',
});

export const cell = styleVariants({
  date: { gridArea: 'date', fontWeight: type.strong, textAlign: 'start', whiteSpace: 'nowrap' },
  numbers: { gridArea: 'numbers' },
  multiplier: { gridArea: 'multiplier', fontVariantNumeric: 'tabular-nums' },
  jackpot: { gridArea: 'jackpot', fontSize: type.small },
  state: { gridArea: 'state' },
  mine: { gridArea: 'mine', marginInlineStart: `calc(-1 * ${space.snug})` },
});

/** What the column's heading says where there is room for columns. */
export const narrowOnly = style({ '@media': { [columns]: { display: 'none' } } });

export const note = style({ color: color.warning, fontSize: type.small });

const stateBase = style({ fontSize: type.small });
export const state = styleVariants({
  sample: [stateBase, { color: color.warning }],
  provisional: [stateBase, { color: color.warning }],
  disputed: [stateBase, { color: color.danger, fontWeight: type.strong }],
  confirmed: [stateBase, { color: color.inkSoft }],
  corrected: [stateBase, { color: color.danger, fontWeight: type.strong }],
});
