import type { ReactNode, ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';
import { button, face, stretched } from './button.css.ts';
import { usePress, type Press } from './press.ts';

type ButtonVariant = keyof typeof button;

type ButtonProps = Press & {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  isStretched?: boolean | undefined;
};

/** A button. While busy, it keeps its name and the focus, shows a spinner and cannot be pressed. */
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

type LinkButtonProps = Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'children'> & { variant?: ButtonVariant };

/** A link that looks like a button. A router's link may wrap it and pass `href` and `onClick`. */
export function LinkButton({ variant = 'primary', children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} data-variant={variant} className={button[variant]}>
      {children}
    </a>
  );
}
