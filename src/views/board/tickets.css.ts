import { style } from '@vanilla-extract/css';
import { paper, theme } from '../../ui/theme.css.ts';

const { color, space, type } = theme;

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlockStart: space.wide,
});

export const rule = style({ display: 'block' });

export const item = style({
  '@media': { [paper]: { breakInside: 'avoid' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const note = style({ flexBasis: '100%', color: color.warning, fontSize: type.small });

export const empty = style({ color: color.inkSoft, textAlign: 'center', padding: space.wide });
