import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { Spinner } from '../look/spinner.tsx';
import { iconButton } from './icon-button.css.ts';

type IconButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-describedby' | 'aria-controls' | 'popoverTarget' | 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'
> & {
  label: string;
  icon: IconName;
  variant?: keyof typeof iconButton | undefined;
  isBusy?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/** A button with a picture for a face and `label` for a name. */
export function IconButton({ label, icon, variant = 'quiet', isBusy = false, disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButton[variant]}
      aria-label={label}
      aria-busy={isBusy}
      disabled={disabled || isBusy}
      onClick={onClick && (() => onClick())}
      {...rest}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
