import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { lotteryBoardPageMachine, type TabEvent } from '../../machines/lottery-board-page.machine.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { games } from '../../src/rules/games.ts';
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

/** What is in sight of each tab: its link is the current one, no other tab's heading is there, the address says so. */
const seesTab =
  (tab: Tab, name: string, heading: string) =>
  ({ actor }: Page) => {
    const { view } = actor.getSnapshot().context;
    const ways = within(screen.getByRole('navigation', { name: 'Lottery Board' }));
    const current = tab === 'statistics' ? true : 'page';
    expect(ways.getByRole('link', { current })).toHaveAccessibleName(name);
    for (const one of ['My winnings', 'What if?', 'Draw history', 'Numbers and jackpots'])
      expect([one, screen.queryByRole('heading', { name: one }) !== null]).toEqual([one, one === heading]);
    expect(shownInAddress.mock.lastCall?.[0]).toMatchObject({ tab, view });
    const tiles = within(screen.getByRole('navigation', { name: 'Game' }));
    expect(tiles.getByRole('link', { current: true })).toHaveAccessibleName(new RegExp(`^${games[view.game].name}`));
    expect(tiles.getByRole('list', { name: 'Numbers drawn' })).toHaveTextContent('81921616410');
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
    put(actor.getSnapshot().children.powerball, 'showing.settled', { draw: aDraw });
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
    'showing.opening': () => expect(screen.queryByRole('navigation')).toBeNull(),
    'showing.winnings': seesTab('winnings', 'My winnings', 'My winnings'),
    'showing.whatIf': seesTab('what-if', 'What if', 'What if?'),
    'showing.statistics': seesTab('statistics', 'Draw history', 'Numbers and jackpots'),
    'showing.history': seesTab('history', 'Draw history', 'Draw history'),
    failed: expectFailed,
  },
});
