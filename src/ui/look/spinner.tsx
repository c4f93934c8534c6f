import { hidden } from './hidden.css.ts';
import * as look from './spinner.css.ts';

/** Says that something is on its way. With a label it stands alone and is read out; without one it decorates a control that is busy. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={look.ring} />;
  return (
    <div role="status" className={look.waiting}>
      <span aria-hidden="true" className={look.ring} />
      <span className={hidden}>{label}</span>
    </div>
  );
}
