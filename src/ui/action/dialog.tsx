import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FocusKeeper } from '../live/focus-keeper.tsx';
import * as look from './dialog.css.ts';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal dialog in the top layer. Escape asks `onClose`; when it closes, focus returns to where it was. Without `actions` it has a Close button. */
export function Dialog({ isOpen, title, onClose, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={look.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <div className={look.sheet}>
          <FocusKeeper place={ref} next={() => ref.current?.querySelector<HTMLElement>('button:not(:disabled)')}>
            <div className={look.top}>
              <h2 id={titleId} className={look.title}>
                {title}
              </h2>
              {!actions && <IconButton label="Close" icon="close" onClick={onClose} />}
            </div>
            {children}
            {actions && <div className={look.actions}>{actions}</div>}
          </FocusKeeper>
        </div>
      )}
    </dialog>
  );
}
