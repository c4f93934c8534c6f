import { style } from '@vanilla-extract/css';
import { color, font, radius } from './theme.css.ts';

/** A number that matched has the logo's check mark. */
export const hit = style({
  position: 'relative',
  '::after': {
    // Safari before 17.4 and Firefox before 128 take no alternative text.
    content: ["'✓'", "'✓' / ''"],
    position: 'absolute',
    top: '-0.4rem',
    right: '-0.4rem',
    display: 'grid',
    placeItems: 'center',
    width: '1rem',
    height: '1rem',
    border: `1px solid ${color.paper}`,
    borderRadius: radius.round,
    background: color.successFill,
    color: color.onFilled,
    fontSize: '0.625rem',
    fontWeight: font.strong,
    lineHeight: 1,
  },
});
