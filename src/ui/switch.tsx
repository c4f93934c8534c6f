import { useContext, useId } from 'react';
import { Offline } from './offline.tsx';
import { Spinner } from './spinner.tsx';
import * as css from './switch.css.ts';

type SwitchProps = {
  label: string;
  hint: string;
  name: string;
  isOn: boolean;
  isBusy: boolean;
  isReadOnly: boolean;
  onSwitch: () => void;
};

/**
 * A setting that is on or off and changes at once. While busy, it shows its future position. One that cannot be
 * switched keeps focus; without a connection, none can (PL-3).
 */
export function Switch({ label, hint, name, isOn, isBusy, isReadOnly, onSwitch }: SwitchProps) {
  const id = useId();
  const offline = useContext(Offline);
  const isHeld = isBusy || isReadOnly || offline !== undefined;
  return (
    <div className={css.row}>
      <div className={css.words}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      </div>
      {isBusy && <Spinner />}
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        className={css.track}
        checked={isOn}
        aria-busy={isBusy}
        aria-disabled={isHeld || undefined}
        aria-describedby={offline === undefined ? `${id}-hint` : `${id}-hint ${offline}`}
        onChange={() => isHeld || onSwitch()}
      />
    </div>
  );
}
