import { fallbackVar, style } from '@vanilla-extract/css';
import { bleed } from '../../ui/surface.css.ts';
import { color, font, oneColumn, radius, space, wide } from '../../ui/theme.css.ts';

/** On wide screens, the sum beside the prizes, and both above all tickets. */
export const cards = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space.base,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 23rem) minmax(0, 1fr)' } },
});

export const across = style({ gridColumn: '1 / -1' });

export const total = style({
  color: color.success,
  fontSize: '2.75rem',
  fontWeight: font.strong,
  lineHeight: '1.1',
  letterSpacing: '-0.035em',
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.base,
  paddingBlockStart: space.base,
  borderBlockStart: `1px solid ${color.line}`,
});

export const fact = style({ fontSize: font.heading, fontWeight: font.strong });

export const subtitle = style({ marginBlockEnd: space.hair, color: color.inkSoft, fontSize: font.small });

export const month = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(2rem, 1fr) minmax(4rem, auto)',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.hair,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({ textAlign: 'end' });

export const bar = style({ width: '100%', height: '0.75rem', borderRadius: radius.small, backgroundColor: color.mist });

export const filled = style({ fill: color.success, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });

export const wins = style({ containerType: 'inline-size' });

// By the width of its list: one line, two lines, or one below the other.
const [twoLines, narrow] = ['(max-width: 45rem)', '(max-width: 30rem)'];

export const win = style({
  display: 'grid',
  gridTemplateColumns: '9rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.wide}`,
  minHeight: '4.25rem',
  paddingBlock: space.small,
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@container': { [twoLines]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: `${space.hair} ${space.base}` } },
});

export const amount = style({
  color: color.success,
  fontSize: font.heading,
  fontWeight: font.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.snug,
  '@container': { [twoLines]: { gridColumn: '1 / 3' } },
});

export const numbers = style({ '@container': { [twoLines]: { gridRow: 2 }, [narrow]: { gridColumn: '1 / -1' } } });

export const how = style({
  display: 'grid',
  fontSize: font.small,
  lineHeight: '1.35',
  '@container': { [twoLines]: { gridRow: 2, gridColumn: '2 / -1' }, [narrow]: { gridRow: 3, gridColumn: '1 / -1' } },
});

/** A button whose text aligns with the card's content, if its page has room for the padding. */
export const way = style({
  marginInlineEnd: `max(-${space.snug}, ${fallbackVar(bleed, '0px')})`,
  '@container': { [twoLines]: { gridRow: 1, gridColumn: 3 } },
});
