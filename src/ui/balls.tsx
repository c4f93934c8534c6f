import { Ball, type BallKind } from './ball.tsx';
import * as look from './balls.css.ts';

type BallsProps = { label: string; numbers: readonly string[]; special: { kind: BallKind; name: string } };

/** A drawn set as a list of balls in draw order; the sixth is the special ball (BD-3). */
export function Balls({ label, numbers, special }: BallsProps) {
  return (
    <ol className={look.row} aria-label={label}>
      {numbers.map((number, place) => (
        <li key={place}>
          {place === 5 ? <Ball number={number} {...special} /> : <Ball number={number} kind="main" />}
        </li>
      ))}
    </ol>
  );
}
