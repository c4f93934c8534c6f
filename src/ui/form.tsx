import { useEffectEvent, useLayoutEffect, useReducer, useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import { useIsHydrated } from './hydrated.ts';
import { form } from './field.css.ts';

type FormProps = {
  label: string;
  isBusy: boolean;
  onSubmit: () => void;
  /** Called once with what the fields of a built page held before the app ran, by name, if anything (OT-11). */
  onFilled?: (fields: Readonly<Record<string, string>>) => void;
  children: ReactNode;
};

/** The form of a built page that is about to be hydrated, or replaced if an extension has put an element into it. */
const builtForm = (label: string) =>
  typeof document === 'undefined'
    ? undefined
    : [...document.forms].find((form) => form.inert && form.getAttribute('aria-label') === label);

const textsIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/**
 * A form that validates nothing: its owner judges what was typed. It cannot be submitted while busy; a field that is
 * refused takes the focus from the rest of the form. Its first field takes focus that is lost inside. In a built page,
 * it takes no input until the app runs (OT-11).
 */
export function Form({ label, isBusy, onSubmit, onFilled, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [built, forgetBuilt] = useReducer(() => undefined, label, builtForm);
  const tellOfBuilt = useEffectEvent(() => {
    const fields = built ? textsIn(built) : {};
    if (Object.values(fields).some((text) => text !== '')) onFilled?.(fields);
    // Changing a state here makes React subscribe the fields to their chart within this commit, not some time after it:
    // an event in between would send the chart the empty fields that React has rendered.
    forgetBuilt();
  });
  // At the first commit: a later render would replace what was filled in with what its owner knows.
  useLayoutEffect(() => tellOfBuilt(), []);
  useLayoutEffect(() => {
    if (isBusy || document.activeElement?.closest('form') !== ref.current) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isBusy]);
  return (
    <form
      ref={ref}
      inert={!isHydrated}
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
