import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lotteryBoardPageMachine } from '../../../machines/lottery-board-page.machine.ts';
import { searchOf, type HistoryView } from '../../rules/history-address.ts';
import { tabNames, tabs, type Tab } from '../../rules/tabs.ts';
import { ErrorScreen } from '../../ui/boundary.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { ButtonLink } from '../page/button-link.view.tsx';
import { glow, lotteryBoard, title } from '../board/board.css.ts';
import { specialKind } from '../board/draw-words.ts';
import { GameTiles } from './game-tiles.view.tsx';
import { History } from '../history/history.view.tsx';
import { Picture, type Draw, type Figure } from '../picture/picture.view.tsx';
import { Numbers } from '../statistics/statistics.view.tsx';
import { Outcomes } from '../winnings/outcomes.view.tsx';
import * as css from './tabs.css.ts';
import { WhatIf } from '../what-if/what-if.view.tsx';
import { LoadAgain, MyTickets, Winnings } from '../winnings/winnings.view.tsx';

type LotteryBoardPageProps = {
  actor: ActorRefFrom<typeof lotteryBoardPageMachine>;
  files: ComponentProps<typeof History>['files'];
  draw: Draw;
};

const tabOf = ({ value }: SnapshotFrom<typeof lotteryBoardPageMachine>): Tab | undefined => {
  if (value === 'failed' || value.showing === 'opening') return undefined;
  return value.showing === 'whatIf' ? 'what-if' : value.showing;
};

/** Both games' draws and three tabs about the selected one; each part renders its own chart (BD-6, FW-4). */
export function LotteryBoardPage({ actor, files, draw }: LotteryBoardPageProps) {
  const { powerball, megamillions, history, statistics, winnings, whatIf, picture } = useSelector(
    actor,
    ({ children }) => children,
  );
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const view = useSelector(actor, ({ context }) => context.view);
  const tab = useSelector(actor, tabOf);
  const draws = useSelector(winnings, (state) => state?.context.results?.draws);
  const hasNoResults = useSelector(winnings, (state) => state?.matches('failed') ?? false);
  if (hasFailed) return <ErrorScreen />;
  if (!powerball || !megamillions || !history || !statistics || !winnings || !whatIf || !picture || !tab) return null;
  const drawn = (figure: Figure) => <Picture actor={picture} draw={draw} figure={figure} />;
  return (
    <div className={`${lotteryBoard} ${glow[specialKind(view.game)]}`}>
      <h1 className={title}>Lottery Board</h1>
      <GameTiles boards={[powerball, megamillions]} tab={tab} view={view} />
      <Tabs current={tab} view={view} />
      <FocusScope width="full">
        {tab === 'winnings' && <Winnings actor={winnings} picture={drawn} />}
        {tab === 'what-if' && <WhatIf actor={whatIf} />}
        {tab === 'history' && (
          <History
            actor={history}
            played={new Set(draws?.map(({ date }) => date))}
            mine={(date) => <MyTickets actor={winnings} date={date} />}
            notice={hasNoResults && <LoadAgain actor={winnings} />}
            files={files}
            aside={<Way to="statistics" view={view} name={tabNames.statistics} />}
          />
        )}
        {tab === 'statistics' && (
          <Numbers actor={statistics} aside={<Way to="history" view={view} name="List of draws" />} picture={drawn} />
        )}
      </FocusScope>
      <Outcomes actor={winnings} />
    </div>
  );
}

/** The statistics are another page of the history tab. */
const currentOf = (tab: Tab, current: Tab) => {
  if (tab === current) return 'page';
  return tab === 'history' && current === 'statistics' ? true : undefined;
};

/** The tabs of `/lottery-board`: links that keep the game and the search (FW-4). */
function Tabs({ current, view }: { current: Tab; view: HistoryView }) {
  return (
    <nav aria-label="Lottery Board" className={css.bar}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={`/lottery-board${searchOf(tab, view)}`}
          className={css.tab}
          aria-current={currentOf(tab, current)}
        >
          {tabNames[tab]}
        </Link>
      ))}
    </nav>
  );
}

function Way({ to, view, name }: { to: Tab; view: HistoryView; name: string }) {
  return (
    <ButtonLink href={`/lottery-board${searchOf(to, view)}`} variant="secondary">
      {name}
    </ButtonLink>
  );
}
