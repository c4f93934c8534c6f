import type { MouseEvent } from 'react';

export type Press = {
  isBusy?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/** Props of a button. While it is busy it keeps the focus, which a disabled one would lose, and a press does nothing (SI-3). */
export const pressProps = ({ isBusy = false, disabled = false, onClick }: Press) => ({
  disabled: disabled && !isBusy,
  'aria-busy': isBusy,
  'aria-disabled': isBusy || undefined,
  onClick: (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  },
});
