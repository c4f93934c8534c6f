import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** A quiet button that opens a dialog to read. */
export function DialogOpener({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}
