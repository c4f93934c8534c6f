import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import { games, type Game } from '../../rules/games.ts';
import * as look from './board.css.ts';
import { DrawPanel } from './draw-panel.view.tsx';

type LotteryBoardProps = { boards: Readonly<Record<Game, ActorRefFrom<typeof boardMachine>>> };

/** Both games' latest draws side by side (BD-6). */
export function LotteryBoard({ boards }: LotteryBoardProps) {
  return (
    <div className={look.lotteryBoard}>
      <h1 className={look.title}>Lottery Board</h1>
      <div className={look.sideBySide}>
        <DrawPanel actor={boards.powerball} title={games.powerball.name} />
        <DrawPanel actor={boards.megamillions} title={games.megamillions.name} />
      </div>
    </div>
  );
}
