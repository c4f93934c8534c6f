import { useId, useLayoutEffect, useRef, type ReactNode, useState } from 'react';
import { FocusKeeper, isFocusLost } from './focus-keeper.tsx';
import * as css from './dialog.css.ts';
import { boxes } from './form-layout.css.ts';
import { IconButton } from './icon-button.tsx';
import { Button } from './button.tsx';

type DialogProps = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  canClose?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A modal dialog in the top layer. Escape calls `onClose`; on closing, focus returns to where it was. Without
 * `actions`, it has a Close button.
 */
export function Dialog({ isOpen, title, onClose, canClose = true, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (isFocusLost() && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog at a second Escape in a row without asking.
      onClose={() => isOpen && !ref.current?.open && ref.current?.showModal()}
    >
      {isOpen && (
        <FocusKeeper scope={ref} next={() => ref.current?.querySelector<HTMLElement>('button:not(:disabled)')}>
          <div className={css.top}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {!actions && <IconButton label="Close" icon="close" disabled={!canClose} onClick={onClose} />}
          </div>
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </FocusKeeper>
      )}
    </dialog>
  );
}

/** A quiet button that opens a dialog with a text to read. */
export function DialogOpener({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
        <div className={boxes}>{children}</div>
      </Dialog>
    </>
  );
}
