import * as css from './spinner.css.ts';

/**
 * Says that something is loading. With a label, it stands alone and is read out, and after a second it spins and shows
 * the label. Without one, it decorates a busy control.
 */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={css.ring} />;
  return (
    <div role="status" className={css.waiting}>
      <span aria-hidden="true" className={css.delayed} />
      <span className={css.late}>{label}</span>
    </div>
  );
}
