import { style } from '@vanilla-extract/css';
import { paper, theme, wide } from '../../ui/theme.css.ts';

const { color, space, type, radius } = theme;

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  width: '80vw',
  marginInline: 'auto',
  paddingBlock: space.large,
  '@media': { [wide]: { width: '50vw' }, [paper]: { width: '100%' } },
});

export const lotteryBoard = style([board, { '@media': { [wide]: { width: 'min(90vw, 80rem)' } } }]);

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const title = style({
  fontSize: type.display,
  color: color.onNight,
  '@media': { [paper]: { color: color.ink } },
});

export const draw = style({ display: 'grid', justifyItems: 'center', gap: space.base, textAlign: 'center' });

export const sample = style({
  display: 'grid',
  padding: `${space.small} ${space.base}`,
  border: `1px solid ${color.warning}`,
  borderRadius: radius.base,
  color: color.warning,
  fontSize: type.small,
});

export const multiplier = style({ fontWeight: type.strong });

export const soft = style({ color: color.inkSoft, fontSize: type.small });

export const next = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.base,
  paddingBlockStart: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'center',
});

export const jackpotLine = style({ display: 'grid', minWidth: 0, maxWidth: '100%' });

export const jackpot = style({
  fontSize: type.display,
  fontWeight: type.strong,
  lineHeight: type.snug,
  color: color.accentStrong,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const message = style({ display: 'grid', justifyItems: 'start', gap: space.small });

/** The start of a quiet button's text stands below the start of the text above it. */
export const outdented = style({ marginInlineStart: `calc(-1 * ${space.snug})` });

export const messageTitle = style({ fontSize: type.heading });

export const more = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.small });
