import * as look from './countdown-tiles.css.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;
type CountdownTilesProps = { label: string; remaining: Readonly<Record<(typeof units)[number], number>> };

/**
 * What is left of a wait, as four tiles: a timer that a screen reader reads when asked and never announces by itself.
 */
export function CountdownTiles({ label, remaining }: CountdownTilesProps) {
  return (
    <div role="timer" aria-live="off" aria-label={label} className={look.tiles}>
      {units.map((unit) => (
        <span key={unit} className={look.tile}>
          <span className={look.figure}>{String(remaining[unit]).padStart(2, '0')}</span>{' '}
          <span className={look.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
