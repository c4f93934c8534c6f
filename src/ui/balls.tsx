import * as css from './balls.css.ts';
import { hidden } from './hidden.css.ts';

type BallsProps = { label: string; numbers: readonly string[]; special: { kind: BallKind; name: string } };

/** A drawn set as a list of balls in draw order; the sixth is the special ball (BD-3). */
export function Balls({ label, numbers, special }: BallsProps) {
  return (
    <ol className={css.row} aria-label={label}>
      {numbers.map((number, place) => (
        <li key={place}>
          {place === 5 ? <Ball number={number} {...special} /> : <Ball number={number} kind="main" />}
        </li>
      ))}
    </ol>
  );
}

export type BallKind = keyof typeof css.ball;
type BallProps = { number: string; kind: BallKind; name?: string };

/** One lottery ball, with its name, if any, below it. */
function Ball({ number, kind, name }: BallProps) {
  return (
    <span className={css.place}>
      <span className={css.ball[kind]}>{number}</span>
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
