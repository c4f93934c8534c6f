import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { button, face, stretched } from './button.css.ts';
import { usePress, type Press } from './press.ts';

export type ButtonVariant = keyof typeof button;

type ButtonProps = Press & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  isStretched?: boolean | undefined;
};

/** A button. While busy it keeps its name and the focus, shows a spinner and cannot be pressed. */
export function Button({ children, variant = 'primary', type = 'button', isStretched, ...press }: ButtonProps) {
  return (
    <button
      type={type}
      data-variant={variant}
      className={isStretched ? `${button[variant]} ${stretched}` : button[variant]}
      {...usePress(press)}
    >
      {press.isBusy && <Spinner />}
      <span className={face}>{children}</span>
    </button>
  );
}
