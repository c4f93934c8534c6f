import { hidden } from './hidden.css.ts';
import type { BallKind } from './balls.tsx';
import * as css from './small-balls.css.ts';

type SmallBallsProps = {
  label: string;
  numbers: readonly number[];
  special: Exclude<BallKind, 'main'>;
  /** Whether each ball matched; undefined if nothing is compared. */
  matched?: readonly boolean[];
};

/** Six small balls on one line of a list, the special one last, matches marked by more than color. */
export function SmallBalls({ label, numbers, special, matched }: SmallBallsProps) {
  return (
    <ol className={css.row} aria-label={label}>
      {numbers.map((number, place) => {
        const isMatched = matched?.[place];
        const kind = place === 5 ? special : 'main';
        const ball = isMatched === false ? css.faded[kind] : css.ball[kind];
        return (
          <li key={place} className={isMatched ? `${ball} ${css.matched}` : ball}>
            <span>{number}</span>
            {isMatched && <span className={hidden}> matched</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Six balls that are not there, for decoration. */
export function Holes({ special }: Pick<SmallBallsProps, 'special'>) {
  return (
    <div className={css.row} aria-hidden="true">
      {(['main', 'main', 'main', 'main', 'main', special] as const).map((kind, place) => (
        <span key={place} className={css.hole[kind]} />
      ))}
    </div>
  );
}
