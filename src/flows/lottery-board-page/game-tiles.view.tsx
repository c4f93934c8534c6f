import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import { games } from '../../rules/games.ts';
import { validFilters } from '../../rules/history-filters.ts';
import { searchOf, type HistoryView } from '../../rules/history-address.ts';
import { drawnBalls } from '../../rules/past-draws.ts';
import type { Tab } from '../../rules/tabs.ts';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { AwaitedBalls } from '../../ui/balls.tsx';
import { awaited, row } from '../../ui/small-balls.css.ts';
import { GameSign } from '../board/game-sign.view.tsx';
import { SmallBalls } from '../board/small-balls.view.tsx';
import { specialKind } from '../board/draw-words.ts';
import { dayOf } from '../../rules/dates.ts';
import { TryAgain } from '../page/try-again.view.tsx';
import * as css from './tabs.css.ts';

type BoardActor = ActorRefFrom<typeof boardMachine>;
type GameTilesProps = { boards: readonly BoardActor[]; tab: Tab; view: HistoryView };

/**
 * Both games' latest draws, each a link that selects its game and keeps the filters that are valid for it (BD-6, FW-4).
 */
export function GameTiles({ boards, tab, view }: GameTilesProps) {
  return (
    <nav aria-label="Game" className={css.tiles}>
      {boards.map((board) => (
        <GameTile key={board.id} board={board} tab={tab} view={view} />
      ))}
    </nav>
  );
}

function GameTile({ board, tab, view }: { board: BoardActor; tab: Tab; view: HistoryView }) {
  const game = useSelector(board, ({ context }) => context.game);
  const draw = useSelector(board, ({ context }) => context.draw);
  const hasFailed = useSelector(board, (state) => state.matches('failed'));
  const isCurrent = game === view.game;
  const there = isCurrent ? view : { game, filters: validFilters(game, view.filters), page: 1 };
  return (
    <div className={isCurrent ? `${css.tile} ${css.chosen[specialKind(game)]}` : css.tile}>
      <Link href={`/lottery-board${searchOf(tab, there)}`} className={css.game} aria-current={isCurrent || undefined}>
        <strong className={css.name}>
          <GameSign game={game} />
          <span>{games[game].name}</span>
        </strong>
        <span className={css.when}>
          {draw?.is_sample && <span>Sample draw, </span>}
          {draw && <time dateTime={draw.drawing_date.slice(0, 10)}>{dayOf(draw.drawing_date.slice(0, 10))}</time>}
        </span>
      </Link>
      <FocusScope width="own">
        {draw ? (
          <SmallBalls game={game} label="Numbers drawn" numbers={drawnBalls(game, draw.number_set).map(Number)} />
        ) : hasFailed ? (
          <div className={css.failure}>
            <TryAgain text="The latest draw could not be loaded." isUrgent actor={board} />
          </div>
        ) : (
          <AwaitedBalls label="Loading the latest draw" row={row} ball={awaited} />
        )}
      </FocusScope>
    </div>
  );
}
