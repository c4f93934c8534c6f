import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { bleed } from '../../ui/surface.css.ts';
import { centered, color, font, oneLine, paper, phone, radius, space } from '../../ui/theme.css.ts';

/** Below the title, with room for a label above the special box. */
export const entry = style({ paddingBlockStart: space.base });

/** Help beside the title, and at the end of its line a button whose text aligns with the card's content. */
export const tools = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: `max(-1 * ${space.snug}, ${fallbackVar(bleed, '0px')})`,
});

/**
 * What is missing or wrong, and which draw comes first; on a phone, one below the other, because each may fill a line.
 */
export const say = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.base,
  marginBlock: `calc(-1 * ${space.snug})`,
  color: color.inkSoft,
  fontSize: font.small,
  '@media': { [phone]: { flexDirection: 'column', minHeight: '2.8rem' } },
});

globalStyle(`${say} :not(:empty) + a`, { marginInlineStart: space.snug });

/** Two ways to save, joined like the halves of one button. */
export const save = style({ display: 'flex', gap: space.hair });
globalStyle(`${save} > button`, { flexGrow: 1 });
globalStyle(`${save} > :not(:last-child)`, { borderStartEndRadius: radius.small, borderEndEndRadius: radius.small });
globalStyle(`${save} > :not(:first-child)`, {
  flex: '0 0 4rem',
  borderStartEndRadius: radius.round,
  borderEndEndRadius: radius.round,
});

export const rule = style({ display: 'block' });

export const note = style({ flexBasis: '100%', color: color.warning, fontSize: font.small });

/** Centered in the space of the list. */
export const instead = style({ ...centered, placeContent: 'center', paddingInline: space.base });
globalStyle(`${instead} > div`, { justifyContent: 'center' });

/** At the end of the heading's line, or right after the heading if something else is at the end. */
export const count = style({
  flex: '1 0 auto',
  color: color.inkSoft,
  fontSize: font.small,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const soft = style({ color: color.inkSoft, fontSize: font.small, fontWeight: font.regular });

/** Beside the numbers; below them if there is only room for buttons beside them, else with the buttons below. */
export const lost = style({
  flex: '1 1 5rem',
  color: color.inkSoft,
  fontSize: font.small,
  lineHeight: font.snug,
  '@container': {
    '(min-width: 18.5rem) and (max-width: 29rem)': {
      selectors: { '&:has(+ span button)': { flexBasis: '100%', order: 1, marginBlockStart: '-0.25rem' } },
    },
  },
});

export const prize = style([lost, { color: color.success, fontSize: font.body, fontWeight: font.strong }]);

/** A saved ticket: its numbers and, at the end of the line, its buttons. */
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

export const past = style({ ...oneLine, gap: `${space.small} ${space.base}`, padding: space.small });

/** A row in the list, green if it won. */
export const item = style({
  minHeight: '54px',
  containerType: 'inline-size',
  '@media': { [paper]: { breakInside: 'avoid' } },
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    [`&:has(${prize})`]: { backgroundColor: color.successPale },
  },
});
