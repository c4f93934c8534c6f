import { LotteryBoard } from '../../views/board/lottery-board.view.tsx';
import { startBoard } from './board.actor.ts';
import type { OpenScreen } from '../world.ts';

/** Both games' latest draws side by side (BD-6). */
export const open: OpenScreen = (world) => {
  const boards = { powerball: startBoard(world, 'powerball'), megamillions: startBoard(world, 'megamillions') };
  return {
    show: () => <LotteryBoard boards={boards} />,
    close: () => Object.values(boards).forEach((actor) => actor.stop()),
  };
};
