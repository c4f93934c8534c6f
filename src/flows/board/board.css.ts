import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { size } from '../../ui/small-balls.css.ts';
import { bleed, pageColumn } from '../../ui/surface.css.ts';
import { centered, color, font, oneColumn, oneLine, paper, phone, radius, space, wide } from '../../ui/theme.css.ts';

const glowing = (light: string) =>
  ({
    '@media': {
      'screen and (forced-colors: none)': {
        '::before': {
          content: '',
          position: 'fixed',
          zIndex: -1,
          inset: 0,
          backgroundImage: `radial-gradient(40vmax 32vmax at 78% 8%, ${light}, transparent)`,
        },
      },
    },
  }) as const;
/** The light behind a page, in its game's accent color (FW-3). */
export const glow = styleVariants({ power: glowing(color.powerGlow), mega: glowing(color.megaGlow) });

const page = style({
  ...pageColumn,
  gap: space.base,
  marginInline: 'auto',
  '@media': { [paper]: { width: '100%' } },
});

/** On wide screens two columns of equal width: the draw beside the form and the saved tickets (FW-3, NAV-7). */
export const board = style([
  page,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        gap: space.snug,
        width: `calc(100vw - 2 * ${space.large})`,
      },
    },
  },
]);

export const column = style({ ...oneColumn, gap: space.base, '@media': { [wide]: { gap: space.snug } } });

/** As wide as both columns. */
export const across = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });

/** A line of its own above a board. */
export const continueLink = style({
  width: '80vw',
  marginBlockEnd: space.snug,
  '@media': { [wide]: { width: `calc(100vw - 2 * ${space.large})` }, [paper]: { display: 'none' } },
});

export const lotteryBoard = style([page, { '@media': { [wide]: { width: 'min(90vw, 80rem)' } } }]);

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  fontSize: font.page,
  letterSpacing: '-0.02em',
});

/** Shown in place of the list, at the same height. */
export const message = style({
  ...centered,
  alignContent: 'center',
  minHeight: '270px',
  padding: space.base,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  vars: { [size]: '2.25rem' },
  textWrap: 'balance',
});
export const messageTitle = style({ marginBlockEnd: space.hair, color: color.ink, fontSize: font.lead });

/** A message beside the list, on one line if there is room. */
export const notice = style({ ...oneLine, columnGap: space.small, color: color.inkSoft, fontSize: font.small });
// Aligns the text of a quiet button with the text around it.
globalStyle(`${notice} > button`, { marginInline: `calc(-1 * ${space.snug})` });
export const noticeTitle = style({ fontSize: 'inherit', fontWeight: font.regular });

/** The links are at the end of the title's line if there is room; on a phone, on a line of their own. */
export const top = style({
  ...oneLine,
  justifyContent: 'space-between',
  gap: `${space.snug} ${space.wide}`,
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@media': { [phone]: { flex: '1 0 100%', gap: space.hair, marginInline: bleed } },
});
globalStyle(`${more} > :is(a, button)`, { '@media': { [phone]: { flex: 'auto', paddingInline: space.hair } } });
globalStyle(`${more} svg`, { '@media': { [phone]: { display: 'none' } } });
