import * as css from './countdown-tiles.css.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;
type CountdownTilesProps = { label: string; remaining: Readonly<Record<(typeof units)[number], number>> };

/** The time left, as four tiles: a timer that screen readers read on request and never announce. */
export function CountdownTiles({ label, remaining }: CountdownTilesProps) {
  return (
    <div role="timer" aria-live="off" aria-label={label} className={css.tiles}>
      {units.map((unit) => (
        <span key={unit} className={css.tile}>
          <span className={css.figure}>{String(remaining[unit]).padStart(2, '0')}</span>{' '}
          <span className={css.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
