import * as look from './spinner.css.ts';

/**
 * Says that something is on its way. With a label it stands alone, is read out, and after a second turns and says what it waits for; `tall`
 * and `taller` keep the room of what comes and show the label at once. Without one it decorates a control that is busy.
 */
export function Spinner({ label, size = 'own' }: { label?: string; size?: 'own' | 'tall' | 'taller' }) {
  if (label === undefined) return <span aria-hidden="true" className={look.ring} />;
  return (
    <div role="status" className={look.waiting[size]}>
      <span aria-hidden="true" className={look.patient} />
      <span className={size === 'own' ? look.late : look.label}>{label}</span>
    </div>
  );
}
