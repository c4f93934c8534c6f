import { fromCallback, fromPromise } from 'xstate';
import { historyMachine } from '../../../machines/history.machine.ts';
import { lotteryBoardPageMachine, type TabEvent } from '../../../machines/lottery-board-page.machine.ts';
import { whatIfMachine } from '../../../machines/what-if.machine.ts';
import { winningsMachine } from '../../../machines/winnings.machine.ts';
import { followSearch } from '../../app/address.effects.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';
import { loadHistory } from '../history/history.effects.ts';
import { checkNumbers } from '../what-if/what-if.effects.ts';
import { loadOutcomes, loadResults } from '../winnings/winnings.effects.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { historyGuards } from '../../rules/history-filters.ts';
import { searchOf, tabOf, viewOf } from '../../rules/history-address.ts';
import { whatIfGuards } from '../../rules/what-if.ts';
import { LotteryBoardPage } from './lottery-board-page.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';
import { boardChart, type Input } from '../../app/charts.ts';

const winningsChart = (client: AuthenticatedClient) => {
  const [results, outcomes] = [loadResults(client), loadOutcomes(client)];
  return winningsMachine.provide({
    actors: {
      loadResults: fromPromise(({ input }: Input<typeof results>) => results(input)),
      loadOutcomes: fromPromise(({ input }: Input<typeof outcomes>) => outcomes(input)),
    },
  });
};

/**
 * The charts of a history and of other numbers, which are checked against the draws that were last loaded of their
 * game.
 */
const historyCharts = (client: AuthenticatedClient) => {
  const load = loadHistory(client);
  const loaded = new Map<string, ReturnType<typeof load>>();
  const check = checkNumbers(({ game }) => loaded.get(game) ?? load({ game }));
  const history = historyMachine.provide({
    guards: historyGuards,
    actors: {
      loadHistory: fromPromise(async ({ input: { game } }: Input<typeof load>) => {
        const draws = await load({ game });
        loaded.set(game, Promise.resolve(draws));
        return draws;
      }),
    },
  });
  const whatIf = whatIfMachine.provide({
    guards: whatIfGuards,
    actors: { checkNumbers: fromPromise(({ input }: Input<typeof check>) => check(input)) },
  });
  return { history, whatIf };
};

const path = '/lottery-board';

/**
 * Both games' latest draws, and in tabs one's winnings, what other numbers would have won and a game's history (BD-6,
 * FW-4).
 */
export const open: OpenScreen = ({ client, goTo, search }) => {
  const chart = lotteryBoardPageMachine.provide({
    actors: {
      followTabs: fromCallback<TabEvent>(({ sendBack }) => {
        const tell = (asked: string) => sendBack({ type: 'tab.opened', tab: tabOf(asked), view: viewOf(asked) });
        tell(search());
        return followSearch(path, tell);
      }),
      board: boardChart(client),
      winnings: winningsChart(client),
      ...historyCharts(client),
    },
    actions: {
      showInAddress: (_, { tab, view, replace }) => goTo({ path: `${path}${searchOf(tab, view)}`, replace }),
    },
  });
  return screenOf(chart, () => viewOf(search()), {
    show: ({ screen }) => <LotteryBoardPage actor={screen} files={gamePaths} />,
  });
};
