import { gamePaths } from '../../protocol/paths.ts';
import { widestRanges } from '../../rules/eras.ts';
import { entryVerdict, noNumbers } from '../../rules/ticket-numbers.ts';
import { LotteryBoard, SideBySide } from '../../views/board/lottery-board.view.tsx';
import { GameChoice } from '../../views/history/game-choice.view.tsx';
import { History } from '../../views/history/history.view.tsx';
import { WhatIf } from '../../views/history/what-if.view.tsx';
import { MyTickets, Winnings } from '../../views/history/winnings.view.tsx';
import { anotherTask } from '../shell/another-task.ts';
import { startBoard } from './board.actor.ts';
import { startHistory } from './history.actor.ts';
import { numbersTyped } from './numbers-typed.ts';
import type { OpenScreen } from '../world.ts';

/** Both games' latest draws side by side, and a game's history, one's winnings and what other numbers would have won (BD-6). */
export const open: OpenScreen = async (world) => {
  const boards = { powerball: startBoard(world, 'powerball'), megamillions: startBoard(world, 'megamillions') };
  await anotherTask();
  const { history, winnings, whatIf } = startHistory(world);
  for (const board of Object.values(boards)) board.on('draw.arrived', () => history.send({ type: 'draws.outdated' }));
  return {
    show: () => (
      <LotteryBoard boards={boards}>
        <GameChoice actor={history} />
        <SideBySide>
          <Winnings actor={winnings} />
          <WhatIf actor={whatIf} />
        </SideBySide>
        <History actor={history} mine={(date) => <MyTickets actor={winnings} date={date} />} files={gamePaths} />
      </LotteryBoard>
    ),
    close: () => [...Object.values(boards), history, winnings, whatIf].forEach((actor) => actor.stop()),
    refresh: () => {
      for (const board of Object.values(boards)) board.send({ type: 'draw.outdated' });
      for (const actor of [history, winnings]) actor.send({ type: 'retry.requested' });
      history.send({ type: 'draws.outdated' });
      const { game } = winnings.getSnapshot().context;
      if (winnings.getSnapshot().matches({ showing: 'summed' })) winnings.send({ type: 'game.chosen', game });
    },
    take: (fields) => {
      const { game } = whatIf.getSnapshot().context;
      const numbers = numbersTyped(fields.slice(-noNumbers.length));
      whatIf.send({ type: 'numbers.edited', numbers, verdict: entryVerdict(game, numbers, widestRanges(game)) });
    },
  };
};
