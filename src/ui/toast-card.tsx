import { IconButton } from './icon-button.tsx';
import { Icon } from './icons.tsx';
import * as css from './toast-card.css.ts';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';

type ToastCardProps = {
  severity: keyof typeof css.filled;
  text: string;
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

const isUrgent = { success: false, info: false, warning: true, error: true };

/** One toast. Calls `onHold` when a pointer or the focus enters it, `onRelease` when both have left. */
export function ToastCard({ severity, text, onHold, onRelease, onClose }: ToastCardProps) {
  return (
    <div
      role={isUrgent[severity] ? 'alert' : 'group'}
      aria-label={severity}
      className={css.filled[severity]}
      onPointerEnter={onHold}
      onFocus={onHold}
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || onRelease()}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || onRelease()}
    >
      <span className={css.sign}>
        <Icon name={severity} />
      </span>
      <p className={css.text}>{text}</p>
      <IconButton label="Close" icon="close" variant="inherit" onClick={onClose} />
    </div>
  );
}

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
      className={css.viewport}
      onFocus={noteOrigin}
    >
      <FocusKeeper scope={ref} next={() => cameFrom.current}>
        {children}
      </FocusKeeper>
    </div>
  );
}
