import { style } from '@vanilla-extract/css';
import { paper, theme } from '../../ui/theme.css.ts';

const { color, space, type } = theme;

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlockStart: space.base,
});

/** Help beside the title, and at the end of its line a button that ends where the card's content does. */
export const tools = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const rule = style({ display: 'block' });

const listed = style({
  minHeight: '54px',
  containerType: 'inline-size',
  '@media': { [paper]: { breakInside: 'avoid' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const note = style({ flexBasis: '100%', color: color.warning, fontSize: type.small });

export const empty = style({ color: color.inkSoft, textAlign: 'center', padding: space.wide });

export const soft = style({ color: color.inkSoft, fontSize: type.small, fontWeight: type.regular });

/** Beside the numbers; below them where only buttons have room there, and beside these where they have not. */
export const lost = style({
  flex: '1 1 5rem',
  color: color.inkSoft,
  fontSize: type.small,
  lineHeight: type.snug,
  '@container': {
    '(min-width: 18.5rem) and (max-width: 29rem)': {
      selectors: { '&:has(+ span button)': { flexBasis: '100%', order: 1, marginBlockStart: '-0.25rem' } },
    },
  },
});

export const prize = style([lost, { color: color.success, fontSize: type.body, fontWeight: type.strong }]);

export const past = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.base}`,
  padding: space.small,
});

/** A row in the list, on green where it won. */
export const item = style([listed, { selectors: { [`&:has(${prize})`]: { backgroundColor: color.successPale } } }]);
