import { useId, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { sheet } from './menu.css.ts';

/** A menu button and its dropdown, which closes when something in it is chosen, on Escape and on a click elsewhere. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const dropdown = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton label={label} icon="menu" variant="inherit" popoverTarget={id} />
      <div
        ref={dropdown}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={sheet}
        onClick={() => dropdown.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
