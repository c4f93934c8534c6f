import type { ReactNode } from 'react';
import { Spinner } from '../look/spinner.tsx';
import { button, stretched } from './button.css.ts';

export type ButtonVariant = keyof typeof button;

type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  isBusy?: boolean | undefined;
  isStretched?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/** A button. While busy it keeps its name, shows a spinner and cannot be pressed. */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  isBusy = false,
  isStretched,
  disabled = false,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={isStretched ? `${button[variant]} ${stretched}` : button[variant]}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
      onClick={onClick && (() => onClick())}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
