import { style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../ui/card.css.ts';
import { color, font, oneColumn, oneLine, paper, radius, space, wide } from '../../ui/theme.css.ts';

const frame = style({
  ...oneColumn,
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  isolation: 'isolate',
});

export const look = styleVariants({
  light: [frame],
  night: [
    frame,
    {
      backgroundImage: `linear-gradient(155deg, ${color.nightDeep}, ${color.night} 45%, ${color.violet})`,
      color: color.onNight,
      '@media': { [paper]: { backgroundImage: 'none', color: color.ink } },
    },
  ],
});

/** Hidden without scripts: it only waits for them. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.base,
  top: '-10rem',
  zIndex: 1,
  padding: `${space.snug} ${space.wide}`,
  borderRadius: radius.round,
  backgroundColor: color.paper,
  color: color.accentStrong,
  selectors: { '&:focus': { top: space.snug } },
});

const main = style({ ...oneColumn, alignContent: 'start', justifyItems: 'center' });
const airy = style({ padding: `${space.large} 0`, '@media': { [wide]: { padding: `${space.huge} 0` } } });

// Browsers paint a page while it loads: until the footer has arrived, a half-loaded card would be misplaced.
const whole = style({ selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } });

export const place = styleVariants({
  home: [main, whole],
  centered: [main, airy, whole, { alignContent: 'safe center' }],
  // Keeps the footer out of sight, so that it does not jump when content loads.
  board: [
    main,
    {
      minHeight: '100dvh',
      padding: `${space.base} 0 ${space.huge}`,
      selectors: { [`&:has(${card.page})`]: { alignContent: 'safe center' } },
    },
  ],
});

const foot = style({
  ...oneLine,
  justifyContent: 'center',
  gap: `${space.small} ${space.wide}`,
  padding: `${space.wide} ${space.base}`,
  fontSize: font.small,
  textAlign: 'center',
});

export const footer = styleVariants({
  light: [foot, { borderTop: `1px solid ${color.line}`, color: color.inkSoft }],
  night: [foot, { borderTop: `1px solid ${color.veil}`, backgroundColor: color.shade, color: color.onNightSoft }],
});

export const age = style({
  padding: `0 ${space.small}`,
  border: '2px solid currentColor',
  borderRadius: radius.round,
  fontWeight: font.strong,
});

export const call = style({ color: 'inherit' });
