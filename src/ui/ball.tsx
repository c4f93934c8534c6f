import * as look from './balls.css.ts';

export type BallKind = keyof typeof look.ball;
type BallProps = { number: string; kind: BallKind; name?: string };

/** One lottery ball; a named one carries its name in text below the figure. */
export function Ball({ number, kind, name }: BallProps) {
  return (
    <span className={look.place}>
      <span className={look.ball[kind]}>{number}</span>
      {name !== undefined && <span className={look.name}>{` ${name}`}</span>}
    </span>
  );
}
