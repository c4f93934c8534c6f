import { style } from '@vanilla-extract/css';
import { paper, theme, wide } from '../../ui/theme.css.ts';

const { color, space, type, radius } = theme;

const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  width: '80vw',
  marginInline: 'auto',
  paddingBlock: space.large,
  '@media': { [paper]: { width: '100%' } },
});

/** Two columns of half the width each where it is wide: the draw beside what is typed and saved (FW-3, NAV-7). */
export const board = style([
  page,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        gap: space.base,
        width: `calc(100vw - 2 * ${space.wide})`,
        paddingBlock: space.base,
      },
    },
  },
]);

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': { [wide]: { gap: space.base } },
});

/** As wide as both columns. */
export const across = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });

export const lotteryBoard = style([page, { '@media': { [wide]: { width: 'min(90vw, 80rem)' } } }]);

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const title = style({
  fontSize: type.display,
  color: color.onNight,
  '@media': { [wide]: { gridColumn: '1 / -1' }, [paper]: { color: color.ink } },
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
