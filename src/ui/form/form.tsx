import { useRef, type ReactNode } from 'react';
import { FocusKeeper } from '../live/focus-keeper.tsx';
import { form } from './field.css.ts';

type FormProps = { label: string; isBusy: boolean; onSubmit: () => void; children: ReactNode };

/** A form that checks nothing by itself: what was typed is judged by its owner. While busy it is not sent; its first field takes the focus that is lost in it. */
export function Form({ label, isBusy, onSubmit, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isBusy}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <FocusKeeper scope={ref} next={() => ref.current?.querySelector<HTMLElement>('input:not(:disabled)')}>
        {children}
      </FocusKeeper>
    </form>
  );
}
