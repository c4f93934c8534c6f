import type { Game } from '../../rules/games.ts';
import { Icon } from '../../ui/icons.tsx';
import * as css from './draw-panel.css.ts';
import { specialKind } from './draw-words.ts';

/** The special ball of a game with its sign, which tells the games apart at a glance. */
export function GameSign({ game }: { game: Game }) {
  return (
    <span className={css.sign[specialKind(game)]}>
      <Icon name={game === 'powerball' ? 'bolt' : 'star'} size="60%" />
    </span>
  );
}
