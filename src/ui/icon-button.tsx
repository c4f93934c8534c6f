import { Icon, type IconName } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import { iconButton } from './icon-button.css.ts';
import { usePress, type Press } from './button.tsx';

type IconButtonProps = Press & {
  label: string;
  icon: IconName;
  variant?: keyof typeof iconButton;
  describedBy?: string;
};

/** A button with an icon, named by `label`. */
export function IconButton({ label, icon, variant = 'quiet', describedBy, ...press }: IconButtonProps) {
  return (
    <button
      type="button"
      data-variant={variant}
      className={iconButton[variant]}
      aria-label={label}
      aria-describedby={describedBy}
      {...usePress(press)}
    >
      {press.isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
