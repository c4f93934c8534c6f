import { hidden } from '../look/hidden.css.ts';
import type { BallKind } from './ball.tsx';
import * as look from './small-balls.css.ts';

type SmallBallsProps = {
  label: string;
  numbers: readonly number[];
  special: Exclude<BallKind, 'main'>;
  /** For each ball, whether it matched; none where nothing is compared. */
  matched?: readonly boolean[];
};

/** Six numbers in one line of a list: small balls, the sixth the special one, those that matched marked by more than colour. */
export function SmallBalls({ label, numbers, special, matched }: SmallBallsProps) {
  return (
    <ol className={look.row} aria-label={label}>
      {numbers.map((number, place) => {
        const isMatched = matched?.[place];
        const kind = place === 5 ? special : 'main';
        const ball = isMatched === false ? look.faded[kind] : look.ball[kind];
        return (
          <li key={place} className={isMatched ? `${ball} ${look.matched}` : ball}>
            <span>{number}</span>
            {isMatched && <span className={hidden}> matched</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Six balls that are about to come, named for screen readers alone. */
export function AwaitedBalls({ label }: { label: string }) {
  return (
    <div role="status" className={look.row}>
      <span className={hidden}>{label}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <span key={place} aria-hidden="true" className={look.awaited} />
      ))}
    </div>
  );
}
