import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import { viewport } from './toast-viewport.css.ts';

/**
 * The container of toasts: a live region that is always present, in the top layer, above even dialogs that open later.
 * When a focused toast goes, focus returns to where it came from.
 */
export function ToastViewport({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  useLayoutEffect(() => {
    const place = ref.current;
    place?.showPopover();
    return () => place?.hidePopover();
  }, []);
  useLayoutEffect(() => {
    if (!document.querySelector('dialog[open]')) return;
    ref.current?.hidePopover();
    ref.current?.showPopover();
  }, [children]);

  return (
    <div
      ref={ref}
      popover="manual"
      role="status"
      aria-label="Messages"
      tabIndex={-1}
      className={viewport}
      onFocus={noteOrigin}
    >
      <FocusKeeper scope={ref} next={() => cameFrom.current}>
        {children}
      </FocusKeeper>
    </div>
  );
}
