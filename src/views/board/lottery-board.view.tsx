import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import type { Game } from '../../rules/games.ts';
import * as look from './board.css.ts';
import { DrawPanel } from './draw-panel.view.tsx';

type LotteryBoardProps = { boards: Readonly<Record<Game, ActorRefFrom<typeof boardMachine>>>; children?: ReactNode };

/** Both games' latest draws side by side, above what its children show of a chosen one (BD-6). */
export function LotteryBoard({ boards, children }: LotteryBoardProps) {
  return (
    <div className={look.lotteryBoard}>
      <h1 className={look.title}>Lottery Board</h1>
      <SideBySide>
        <DrawPanel actor={boards.powerball} />
        <DrawPanel actor={boards.megamillions} />
      </SideBySide>
      {children}
    </div>
  );
}

/** Cards beside one another where there is room, below one another where there is not. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={look.sideBySide}>{children}</div>;
}
