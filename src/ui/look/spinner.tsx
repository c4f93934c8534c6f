import { hidden } from './hidden.css.ts';
import * as look from './spinner.css.ts';

/**
 * Says that something is on its way. With a label it stands alone and is read out, and `tall` keeps the room of what comes and shows the
 * label; without one it decorates a control that is busy.
 */
export function Spinner({ label, size = 'own' }: { label?: string; size?: 'own' | 'tall' }) {
  if (label === undefined) return <span aria-hidden="true" className={look.ring} />;
  return (
    <div role="status" className={look.waiting[size]}>
      <span aria-hidden="true" className={look.ring} />
      <span className={size === 'tall' ? look.label : hidden}>{label}</span>
    </div>
  );
}
