import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { lotteryBoardPageMachine } from '../../../machines/lottery-board-page.machine.ts';
import { Undrawn } from '../../ui/look/boundary.tsx';
import { LotteryBoard, SideBySide } from '../board/lottery-board.view.tsx';
import { GameChoice } from './game-choice.view.tsx';
import { History } from './history.view.tsx';
import { WhatIf } from './what-if.view.tsx';
import { MyTickets, Winnings } from './winnings.view.tsx';

type LotteryBoardPageProps = {
  actor: ActorRefFrom<typeof lotteryBoardPageMachine>;
  files: ComponentProps<typeof History>['files'];
};

/** Both games' draws and what there is to find about a chosen one, each part a picture of its own chart (BD-6). */
export function LotteryBoardPage({ actor, files }: LotteryBoardPageProps) {
  const { powerball, megamillions, history, winnings, whatIf } = useSelector(actor, ({ children }) => children);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed) return <Undrawn />;
  if (!powerball || !megamillions || !history || !winnings || !whatIf) return null;
  return (
    <LotteryBoard boards={{ powerball, megamillions }}>
      <GameChoice actor={history} />
      <SideBySide>
        <Winnings actor={winnings} />
        <WhatIf actor={whatIf} />
      </SideBySide>
      <History actor={history} mine={(date) => <MyTickets actor={winnings} date={date} />} files={files} />
    </LotteryBoard>
  );
}
