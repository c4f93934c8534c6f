import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import { iconButton } from './icon-button.css.ts';
import { usePress, type Press } from './press.ts';

type IconButtonProps = Press &
  Pick<
    ComponentProps<'button'>,
    'aria-describedby' | 'aria-controls' | 'popoverTarget' | 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'
  > & {
    label: string;
    icon: IconName;
    variant?: keyof typeof iconButton | undefined;
  };

/** A button with an icon, named by `label`. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  isBusy,
  disabled,
  needsServer,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      data-variant={variant}
      className={iconButton[variant]}
      aria-label={label}
      {...rest}
      {...usePress({ isBusy, disabled, needsServer, onClick })}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
