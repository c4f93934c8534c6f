import * as css from './balls.css.ts';
import { hidden } from './hidden.css.ts';

type BallsProps = {
  label: string;
  numbers: readonly string[];
  special: { kind: 'power' | 'mega'; name: string };
  isDisputed: (number: string, place: number) => boolean;
};

/** A drawn set as a list of balls in draw order; the sixth is the special ball (BD-3). Disputed ones are ringed. */
export function Balls({ label, numbers, special, isDisputed }: BallsProps) {
  return (
    <ol className={css.row} aria-label={label}>
      {numbers.map((number, place) => {
        const ball = css.ball[place === 5 ? special.kind : 'main'];
        const isRinged = isDisputed(number, place);
        const Ball = isRinged ? 'mark' : 'span';
        return (
          <li key={place}>
            <span className={css.place}>
              <Ball className={isRinged ? `${ball} ${css.ring}` : ball}>{number}</Ball>
              {place === 5 && <span className={css.name}>{` ${special.name}`}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type AwaitedBallsProps = { label: string; row: string; ball: string };

/** Six placeholders in the classes of real balls, named for screen readers alone. */
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
