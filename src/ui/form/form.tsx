import type { ReactNode } from 'react';
import { form } from './field.css.ts';

type FormProps = { label: string; isBusy: boolean; onSubmit: () => void; children: ReactNode };

/** A form that checks nothing by itself: what was typed is judged by its owner. */
export function Form({ label, isBusy, onSubmit, children }: FormProps) {
  return (
    <form
      aria-label={label}
      aria-busy={isBusy}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
