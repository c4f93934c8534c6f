import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { lotteryBoardPageMachine, type TabEvent } from '../../machines/lottery-board-page.machine.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { noFilters } from '../../src/rules/history-filters.ts';
import type { HistoryView } from '../../src/rules/history-address.ts';
import type { Tab } from '../../src/rules/tabs.ts';
import { LotteryBoardPage } from '../../src/flows/lottery-board-page/lottery-board-page.view.tsx';
import { walk } from '../support/walk.ts';
import { aDraw } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, deferredCallback, put, sent, withStills } from '../walk/doubles.ts';

const powerball: HistoryView = { game: 'powerball', filters: noFilters, page: 1 };
const megamillions: HistoryView = { game: 'megamillions', filters: noFilters, page: 1 };
const filtered: HistoryView = { game: 'megamillions', filters: { ...noFilters, numbers: '2' }, page: 3 };
const shownInAddress = vi.fn<(shown: { tab: Tab; view: HistoryView; replace: boolean }) => void>();

const followTabs = deferredCallback<TabEvent>();

type Page = { actor: ActorRefFrom<typeof lotteryBoardPageMachine> };

const seesTab =
  (tab: Tab, heading: string) =>
  ({ actor }: Page) => {
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(shownInAddress.mock.lastCall?.[0]).toMatchObject({ tab, view: actor.getSnapshot().context.view });
  };

const reported = (replace: boolean) => (event: { type: string; view: HistoryView }, page: Page) => {
  announcing('history')(event, page);
  expect(shownInAddress).toHaveBeenLastCalledWith({ tab: 'history', view: event.view, replace });
};

walk<typeof lotteryBoardPageMachine>('both games’ page [BD-6, DH-1, FW-4, PL-4]', {
  machine: withStills(lotteryBoardPageMachine).provide({
    actors: { followTabs: followTabs.logic },
    actions: { showInAddress: (_, shown) => shownInAddress(shown) },
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
    'draw.held': [{}],
    'draw.arrived': [{}],
    'view.changed': [{ view: powerball }],
    'page.opened': [{ view: { ...powerball, page: 2 } }],
    'screen.outdated': [{}],
  },
  outcomes: {},
  show: (actor) => {
    const parts = actor.getSnapshot().children;
    put(parts.powerball, 'showing.settled', { draw: aDraw });
    put(parts.history, 'draws.settled', { draws: [] });
    return <LotteryBoardPage actor={actor} files={gamePaths} draw={() => null} />;
  },
  doing: {
    'tab.opened': (event) => act(() => followTabs.send(event)),
    'draw.held': announcing('megamillions'),
    'draw.arrived': announcing('megamillions'),
    'view.changed': reported(true),
    'page.opened': reported(false),
    'screen.outdated': sent,
  },
  seeing: {
    'showing.opening': [],
    'showing.winnings': seesTab('winnings', 'My winnings'),
    'showing.whatIf': seesTab('what-if', 'What if?'),
    'showing.statistics': seesTab('statistics', 'Numbers and jackpots'),
    'showing.history': seesTab('history', 'Draw history'),
    failed: expectFailed,
  },
});
