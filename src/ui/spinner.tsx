import * as look from './spinner.css.ts';

/**
 * Says that something is on its way. With a label it stands alone, is read out, and after a second turns and says what
 * it waits for. Without one it decorates a control that is busy.
 */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={look.ring} />;
  return (
    <div role="status" className={look.waiting}>
      <span aria-hidden="true" className={look.patient} />
      <span className={look.late}>{label}</span>
    </div>
  );
}
