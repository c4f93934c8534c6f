import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { color, font, paper, space } from './theme.css.ts';

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});

globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: space.vast });

// A system font with Inter's metrics: nothing moves when Inter arrives.
globalFontFace('Like Inter', [
  {
    src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
    sizeAdjust: '107.06%',
    ascentOverride: '90.49%',
    descentOverride: '22.56%',
    lineGapOverride: '0%',
  },
]);

globalStyle('.player #root[data-page]', { visibility: 'hidden' });
// Hides controls that could do nothing.
globalStyle('form, button', { '@media': { '(scripting: none)': { display: 'none !important' } } });
// The notice about missing scripts comes above everything else.
globalStyle('noscript, #late:not([hidden])', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  padding: space.base,
  background: color.paper,
  textAlign: 'center',
});

globalStyle('body', {
  margin: 0,
  background: color.canvas,
  // By default, browsers print no backgrounds, and a red ball would come out white.
  '@media': { [paper]: { background: 'none', printColorAdjust: 'exact' } },
  color: color.ink,
  fontFamily: font.family,
  lineHeight: font.airy,
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, p, ul, ol, dl, dd', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3', { fontWeight: font.strong, lineHeight: font.snug, textWrap: 'balance' });
globalStyle('button, input', { font: 'inherit', color: 'inherit' });
globalStyle('svg', { display: 'block', flexShrink: 0, maxWidth: '100%' });

// Any class that colors a link colors it while hovered as well.
globalStyle(':where(a)', { color: color.accent, textUnderlineOffset: '0.2em' });
globalStyle(':where(a:hover)', { color: color.accentStrong });

globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 7px ${color.paper}`,
});
// An element that only gets focus after a change of screen, to be read from there, shows no ring.
globalStyle(':is(main, h1, h2, h3):focus-visible', { outline: 'none', boxShadow: 'none' });

// Paper takes no input, so controls are hidden, and cards that end with a form, since they contain nothing else.
globalStyle(
  'header, footer, form, section:has(> form:last-child), button, nav, dialog, [popover], a[href^="/"], a[href^="#"]',
  { '@media': { [paper]: { display: 'none !important' } } },
);
