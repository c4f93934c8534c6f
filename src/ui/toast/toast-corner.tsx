import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { corner } from './toast-card.css.ts';

/** The place of toasts: a live region that is always there, in the top layer, raised over a dialog that came later. */
export function ToastCorner({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
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
    <div ref={ref} popover="manual" role="status" aria-label="Messages" className={corner}>
      {children}
    </div>
  );
}
