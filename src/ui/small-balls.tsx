import { hidden } from './hidden.css.ts';
import type { BallKind } from './balls.tsx';
import * as look from './small-balls.css.ts';

type SmallBallsProps = {
  label: string;
  numbers: readonly number[];
  special: Exclude<BallKind, 'main'>;
  /** For each ball, whether it matched; none where nothing is compared. */
  matched?: readonly boolean[];
};

/**
 * Six numbers in one line of a list: small balls, the sixth the special one, those that matched marked by more than
 * colour.
 */
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
