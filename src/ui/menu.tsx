import { useId, type ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { iconButton } from './icon-button.css.ts';
import { sheet } from './menu.css.ts';

type MenuProps = { label: string; face?: ReactNode; children: ReactNode };

/**
 * A button that shows `face`, and its menu, which closes when an item is chosen, on Escape and on a click elsewhere.
 */
export function Menu({ label, face = <Icon name="menu" />, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={iconButton.inherit} aria-label={label} popoverTarget={id}>
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={sheet}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
