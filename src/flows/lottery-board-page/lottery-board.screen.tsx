import { createElement } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { historyMachine } from '../../../machines/history.machine.ts';
import { lotteryBoardPageMachine, type TabEvent } from '../../../machines/lottery-board-page.machine.ts';
import { pictureMachine } from '../../../machines/picture.machine.ts';
import { statisticsMachine } from '../../../machines/statistics.machine.ts';
import { whatIfMachine } from '../../../machines/what-if.machine.ts';
import { winningsMachine } from '../../../machines/winnings.machine.ts';
import { followSearch } from '../../app/address.effects.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';
import { followVisibility } from '../board/board.effects.ts';
import { loadHistory } from '../history/history.effects.ts';
import { countDraws } from '../statistics/statistics.effects.ts';
import { checkNumbers } from '../what-if/what-if.effects.ts';
import { loadOutcomes, loadResults } from '../winnings/winnings.effects.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { historyGuards } from '../../rules/history-filters.ts';
import { searchOf, tabOf, viewOf } from '../../rules/history-address.ts';
import { whatIfGuards } from '../../rules/what-if.ts';
import { LotteryBoardPage } from './lottery-board-page.view.tsx';
import { chunkOf } from '../../app/chunk.ts';
import { screenOf, type OpenScreen } from '../../app/deps.ts';
import type { Plot } from '../../ui/plot.tsx';
import { boardChart } from '../../app/charts.ts';

const winningsChart = (client: AuthenticatedClient) =>
  winningsMachine.provide({ actors: { loadResults: loadResults(client), loadOutcomes: loadOutcomes(client) } });

const historyChart = (client: AuthenticatedClient) =>
  historyMachine.provide({ guards: historyGuards, actors: { loadHistory: loadHistory(client) } });
const whatIfChart = (client: AuthenticatedClient) =>
  whatIfMachine.provide({ guards: whatIfGuards, actors: { checkNumbers: checkNumbers(client) } });

const loadPlot = () => import('../../ui/plot.tsx');

const path = '/lottery-board';

/**
 * Both games' latest draws, and tabs for the player's winnings, what other numbers would have won, and the history
 * (BD-6, FW-4).
 */
export const open: OpenScreen = ({ client, goTo, search }) => {
  let plot: typeof Plot | undefined;
  const chart = lotteryBoardPageMachine.provide({
    actors: {
      followVisibility,
      followTabs: fromCallback<TabEvent>(({ sendBack }) => {
        const tell = (asked: string) => sendBack({ type: 'tab.opened', tab: tabOf(asked), view: viewOf(asked) });
        tell(search());
        return followSearch(path, tell);
      }),
      board: boardChart(client),
      winnings: winningsChart(client),
      history: historyChart(client),
      whatIf: whatIfChart(client),
      statistics: statisticsMachine.provide({ actors: { countDraws: countDraws(client) } }),
      picture: pictureMachine.provide({
        actors: {
          loadPlot: fromPromise<unknown>(async () => {
            plot = (await chunkOf(loadPlot)).Plot;
          }),
        },
      }),
    },
    actions: {
      showInAddress: (_, { tab, view, push = false }) => {
        const asked = searchOf(tab, view);
        if (asked === search()) return;
        try {
          goTo({ path: `${path}${asked}`, replace: !push });
        } catch (error) {
          // Browsers refuse changes in quick succession, such as Safari more than 100 in ten seconds.
          console.error(error);
        }
      },
    },
  });
  return screenOf(chart, () => viewOf(search()), {
    show: ({ screen }) => (
      <LotteryBoardPage actor={screen} files={gamePaths} draw={(plotted) => plot && createElement(plot, plotted)} />
    ),
  });
};
