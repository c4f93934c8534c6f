import { style } from '@vanilla-extract/css';
import { phone } from './theme.css.ts';

/** The style of what is read out and not visible. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read out, not visible. */
export const hidden = style(unseen);
export const hiddenOnPhone = style({ '@media': { [phone]: unseen } });
