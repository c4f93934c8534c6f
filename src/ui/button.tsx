import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Offline } from './offline.tsx';
import { Spinner } from './spinner.tsx';
import { button, face } from './button.css.ts';

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

type ButtonVariant = keyof typeof button;

type ButtonProps = Press & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
};

/** A button. While busy, it keeps its name and the focus, shows a spinner and cannot be pressed. */
export function Button({ children, variant = 'primary', type = 'button', ...press }: ButtonProps) {
  return (
    <button type={type} data-variant={variant} className={button[variant]} {...usePress(press)}>
      {press.isBusy && <Spinner />}
      <span className={face}>{children}</span>
    </button>
  );
}

/** A link that looks like a button and saves a file that the server makes (DH-4). */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  const { 'aria-disabled': isHeld, 'aria-describedby': reason, onClick } = usePress({ needsServer: true });
  return (
    <a
      href={href}
      download
      data-variant="quiet"
      className={button.quiet}
      aria-disabled={isHeld}
      aria-describedby={reason}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

type LinkButtonProps = Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'children'> & { variant?: ButtonVariant };

/** A link that looks like a button. A router's link may wrap it and pass `href` and `onClick`. */
export function LinkButton({ variant = 'primary', children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} data-variant={variant} className={button[variant]}>
      {children}
    </a>
  );
}
