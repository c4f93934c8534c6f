import type { Game } from '../../rules/games.ts';
import { isAmong, type SixNumbers } from '../../rules/past-draws.ts';
import { hidden } from '../../ui/hidden.css.ts';
import * as css from '../../ui/small-balls.css.ts';
import { specialKind } from './draw-words.ts';

type SmallBallsProps = {
  game: Game;
  label: string;
  numbers: readonly number[];
  /** The six numbers that they are compared with, if any. */
  other?: SixNumbers;
};

/** Six small balls on one line of a list, the special one last, matches marked by more than color. */
export function SmallBalls({ game, label, numbers, other }: SmallBallsProps) {
  return (
    <ol className={css.row} aria-label={label}>
      {numbers.map((number, place) => {
        const isMatched = other && isAmong(other, number, place);
        const kind = place === 5 ? specialKind(game) : 'main';
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

/** Six empty outlines of balls, for decoration. */
export function Holes({ game }: { game: Game }) {
  return (
    <div className={css.row} aria-hidden="true">
      {(['main', 'main', 'main', 'main', 'main', specialKind(game)] as const).map((kind, place) => (
        <span key={place} className={css.hole[kind]} />
      ))}
    </div>
  );
}
