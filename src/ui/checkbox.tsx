import { useId, type ReactNode } from 'react';
import * as css from './field.css.ts';

type CheckboxProps = {
  label: string;
  name: string;
  isTicked: boolean;
  isReadOnly: boolean;
  onChange: (isTicked: boolean) => void;
  children?: ReactNode;
};

/** A checkbox. `children` follow the label, outside of it, so that links in them do not check the box. */
export function Checkbox({ label, name, isTicked, isReadOnly, onChange, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.checkbox}>
      <input
        id={id}
        name={name}
        type="checkbox"
        className={css.tick}
        checked={isTicked}
        aria-readonly={isReadOnly}
        onChange={(event) => isReadOnly || onChange(event.currentTarget.checked)}
      />
      <div className={css.tickLabel}>
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
    </div>
  );
}
