import type { ComponentProps } from 'react';
import { button, stretched } from './button.css.ts';
import type { ButtonVariant } from './button.tsx';

type LinkButtonProps = Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'children'> & {
  variant?: ButtonVariant;
  isStretched?: boolean;
};

/** A link that looks like a button. A router's link may wrap it and pass `href` and `onClick`. */
export function LinkButton({ variant = 'primary', isStretched = false, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} data-variant={variant} className={isStretched ? `${button[variant]} ${stretched}` : button[variant]}>
      {children}
    </a>
  );
}
