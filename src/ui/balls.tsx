import * as css from './balls.css.ts';
import { hidden } from './hidden.css.ts';

type BallsProps = {
  label: string;
  numbers: readonly string[];
  special: { kind: BallKind; name: string };
  isDisputed: (number: string, place: number) => boolean;
};

/** A drawn set as a list of balls in draw order; the sixth is the special ball (BD-3). Disputed ones are ringed. */
export function Balls({ label, numbers, special, isDisputed }: BallsProps) {
  return (
    <ol className={css.row} aria-label={label}>
      {numbers.map((number, place) => (
        <li key={place}>
          <Ball
            number={number}
            isDisputed={isDisputed(number, place)}
            kind={place === 5 ? special.kind : 'main'}
            name={place === 5 ? special.name : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

export type BallKind = keyof typeof css.ball;
type BallProps = { number: string; isDisputed: boolean; kind: BallKind; name: string | undefined };

/** One lottery ball, with its name, if any, below it. */
function Ball({ number, isDisputed, kind, name }: BallProps) {
  return (
    <span className={css.place}>
      {isDisputed ? (
        <mark className={`${css.ball[kind]} ${css.ring}`}>{number}</mark>
      ) : (
        <span className={css.ball[kind]}>{number}</span>
      )}
      {name !== undefined && <span className={css.name}>{` ${name}`}</span>}
    </span>
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
