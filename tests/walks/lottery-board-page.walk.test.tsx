import { act } from '@testing-library/react';
import { sendTo } from 'xstate';
import { lotteryBoardPageMachine, type TabEvent } from '../../machines/lottery-board-page.machine.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { noFilters } from '../../src/rules/history-filters.ts';
import type { HistoryView } from '../../src/rules/history-address.ts';
import { LotteryBoardPage } from '../../src/flows/lottery-board-page/lottery-board-page.view.tsx';
import { walk } from '../support/walk.ts';
import { browser, followVisibility } from './people/actors.ts';
import { aDraw } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, deferredCallback, put, withStills } from '../walk/doubles.ts';

const powerball: HistoryView = { game: 'powerball', filters: noFilters, page: 1 };
const megamillions: HistoryView = { game: 'megamillions', filters: noFilters, page: 1 };
const filtered: HistoryView = { game: 'megamillions', filters: { ...noFilters, numbers: '2' }, page: 3 };

const followTabs = deferredCallback<TabEvent>();

walk<typeof lotteryBoardPageMachine>('both games’ page [BD-6, DH-1, FW-4, PL-4]', {
  machine: withStills(lotteryBoardPageMachine).provide({
    actors: { followTabs: followTabs.logic, followVisibility: followVisibility.logic },
    actions: {
      showInAddress: sendTo(browser, (_, shown) => ({ type: 'showInAddress', ...shown })),
    },
  }),
  inputs: [powerball],
  cases: {
    'tab.opened': [
      { tab: 'winnings', view: powerball },
      { tab: 'what-if', view: megamillions },
      { tab: 'history', view: filtered },
      { tab: 'history', view: powerball },
      { tab: 'statistics', view: megamillions },
    ],
    'view.changed': [{ view: powerball }],
    'page.opened': [{ view: { ...powerball, page: 2 } }],
  },
  outcomes: {},
  show: (actor) => {
    const parts = actor.getSnapshot().children;
    put(parts.powerball, 'showing.settled', { draw: aDraw });
    put(parts.history, 'draws.settled', { draws: [] });
    put(parts.winnings, 'failed');
    return <LotteryBoardPage actor={actor} files={gamePaths} draw={() => null} />;
  },
  doing: {
    'tab.opened': (event) => act(() => followTabs.send(event)),
    'draw.held': announcing('megamillions'),
    'draw.arrived': announcing('megamillions'),
    'view.changed': announcing('history'),
    'page.opened': announcing('history'),
    'screen.outdated': (event) => act(() => followVisibility.send(event)),
  },
  seeing: {
    'showing.opening': [],
    'showing.winnings': 'heading "My winnings"',
    'showing.whatIf': 'heading "What if?"',
    'showing.statistics': 'heading "Numbers and jackpots"',
    'showing.history': ['heading "Draw history"', 'The results of your tickets could not be loaded.'],
    failed: expectFailed,
  },
});
