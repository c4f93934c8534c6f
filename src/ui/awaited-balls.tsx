import { hidden } from './hidden.css.ts';

type AwaitedBallsProps = { label: string; row: string; ball: string };

/** Six balls that are about to come, in the classes of those, named for screen readers alone. */
export function AwaitedBalls({ label, row, ball }: AwaitedBallsProps) {
  return (
    <div role="status" className={row}>
      <span className={hidden}>{label}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <span key={place} aria-hidden="true" className={ball} />
      ))}
    </div>
  );
}
