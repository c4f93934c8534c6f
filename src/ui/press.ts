import { useContext, type MouseEvent } from 'react';
import { Offline } from './offline.tsx';

export type Press = {
  isBusy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Disabled without a connection (PL-3). */
  needsServer?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/**
 * Props of a button. While busy or without a connection, it keeps focus, which a disabled button would lose, and
 * ignores presses (SI-3, PL-3).
 */
export const usePress = ({ isBusy = false, disabled = false, needsServer = false, onClick }: Press) => {
  const reason = useContext(Offline);
  const isOffline = needsServer && reason !== undefined;
  const isHeld = isBusy || isOffline;
  return {
    disabled: disabled && !isHeld,
    'aria-busy': isBusy,
    'aria-disabled': isHeld || undefined,
    ...(isOffline && { 'aria-describedby': reason }),
    onClick: (event: MouseEvent) => {
      if (isHeld) event.preventDefault();
      else onClick?.();
    },
  };
};
