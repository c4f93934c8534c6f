import * as look from './spinner.css.ts';

/**
 * Says that something is loading. With a label, it stands alone and is read out, and after a second it spins and shows
 * the label. Without one, it decorates a busy control.
 */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={look.ring} />;
  return (
    <div role="status" className={look.waiting}>
      <span aria-hidden="true" className={look.delayed} />
      <span className={look.late}>{label}</span>
    </div>
  );
}
