import { assign, fromCallback, log, sendTo, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { HistoryView } from '../src/rules/history-address.ts';
import type { Tab } from '../src/rules/tabs.ts';
import { boardMachine, type BoardNews } from './board.machine.ts';
import { historyMachine, type HistoryNews } from './history.machine.ts';
import { pictureMachine } from './picture.machine.ts';
import { statisticsMachine } from './statistics.machine.ts';
import { whatIfMachine } from './what-if.machine.ts';
import { winningsMachine } from './winnings.machine.ts';
import { unprovided } from './outside.ts';

/** The page's address was opened or returned to: its tab, and its view of the history. */
export type TabEvent = { type: 'tab.opened'; tab: Tab; view: HistoryView };

export const lotteryBoardPageMachine = setup({
  types: {} as {
    input: HistoryView;
    context: { view: HistoryView };
    events: TabEvent | BoardNews | HistoryNews | { type: 'screen.outdated' };
    children: {
      powerball: 'board';
      megamillions: 'board';
      history: 'history';
      statistics: 'statistics';
      winnings: 'winnings';
      whatIf: 'whatIf';
      picture: 'picture';
    };
  },
  actors: {
    followVisibility: fromCallback<{ type: 'screen.outdated' }>(() => unprovided('followVisibility')),
    followTabs: fromCallback<TabEvent>(() => unprovided('followTabs')),
    board: boardMachine,
    history: historyMachine,
    statistics: statisticsMachine,
    winnings: winningsMachine,
    whatIf: whatIfMachine,
    picture: pictureMachine,
  },
  actions: {
    logFailure: log((_, { failure }: { failure: unknown }) => failure, 'A part of the page did not start'),
    keepView: assign((_, { view }: { view: HistoryView }) => ({ view })),
    keepGame: assign(({ context: { view } }, { game }: { game: Game }) => ({
      view: game === view.game ? view : { ...view, game, page: 1 },
    })),
    // The app provides these: the address keeps the tab and the filters (DH-1, FW-4).
    showInAddress: (_: unknown, _params: { tab: Tab; view: HistoryView; push?: boolean }) =>
      unprovided('showInAddress'),
    outdatePowerBall: sendTo('powerball', { type: 'draw.outdated' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'draw.outdated' as const }),
    outdateHistory: sendTo('history', { type: 'draws.outdated' as const }),
    outdateStatistics: sendTo('statistics', { type: 'draws.outdated' as const }),
    outdateWinnings: sendTo('winnings', { type: 'results.outdated' as const }),
    askHistory: sendTo('history', (_, { view }: { view: HistoryView }) => ({ type: 'view.asked' as const, view })),
    askStatistics: sendTo('statistics', (_, { game }: { game: Game }) => ({ type: 'game.chosen' as const, game })),
    askPicture: sendTo('picture', { type: 'picture.asked' as const }),
    askWinnings: sendTo('winnings', (_, { game }: { game: Game }) => ({ type: 'game.chosen' as const, game })),
    closeOutcomes: sendTo('winnings', { type: 'outcomes.closed' as const }),
    chooseWhatIf: sendTo('whatIf', (_, { game }: { game: Game }) => ({ type: 'game.chosen' as const, game })),
  },
  guards: {
    isWhatIf: (_, { tab }: { tab: Tab }) => tab === 'what-if',
    isStatistics: (_, { tab }: { tab: Tab }) => tab === 'statistics',
    isHistory: (_, { tab }: { tab: Tab }) => tab === 'history',
  },
}).createMachine({
  id: 'lotteryBoardPage',
  description: 'Both games’ latest draws, and tabs for a game’s winnings, what if, draws and statistics.',
  context: ({ input }) => ({ view: input }),
  initial: 'showing',
  states: {
    showing: {
      description:
        'All parts of the page are shown, each a chart of its own, which loads its data once its tab is opened.',
      invoke: [
        {
          id: 'powerball',
          src: 'board',
          input: ({ self }) => ({ game: 'powerball', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'megamillions',
          src: 'board',
          input: ({ self }) => ({ game: 'megamillions', parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'history',
          src: 'history',
          input: ({ context, self }) => ({ ...context.view, parent: self }),
          onError: { target: 'failed' },
        },
        {
          id: 'statistics',
          src: 'statistics',
          input: ({ context }) => ({ game: context.view.game }),
          onError: { target: 'failed' },
        },
        {
          id: 'winnings',
          src: 'winnings',
          input: ({ context }) => ({ game: context.view.game }),
          onError: { target: 'failed' },
        },
        {
          id: 'whatIf',
          src: 'whatIf',
          input: ({ context }) => ({ game: context.view.game }),
          onError: { target: 'failed' },
        },
        { id: 'picture', src: 'picture', onError: { target: 'failed' } },
        { id: 'followVisibility', src: 'followVisibility', onError: { target: 'failed' } },
        { id: 'followTabs', src: 'followTabs', onError: { target: 'failed' } },
      ],
      initial: 'opening',
      on: {
        'tab.opened': [
          {
            guard: { type: 'isHistory', params: ({ event }) => event },
            description: 'Game, filters and page are those of the address, even after going back to it.',
            target: '.history',
            actions: [
              { type: 'keepView', params: ({ event }) => event },
              { type: 'askHistory', params: ({ event }) => event },
              { type: 'askWinnings', params: ({ event }) => ({ game: event.view.game }) },
            ],
          },
          {
            guard: { type: 'isStatistics', params: ({ event }) => event },
            description: 'The statistics are loaded, and with them the plotting library.',
            target: '.statistics',
            actions: [
              { type: 'keepGame', params: ({ event }) => ({ game: event.view.game }) },
              { type: 'askStatistics', params: ({ event }) => ({ game: event.view.game }) },
              'askPicture',
            ],
          },
          {
            guard: { type: 'isWhatIf', params: ({ event }) => event },
            target: '.whatIf',
            actions: [
              { type: 'keepGame', params: ({ event }) => ({ game: event.view.game }) },
              { type: 'chooseWhatIf', params: ({ event }) => ({ game: event.view.game }) },
            ],
          },
          {
            target: '.winnings',
            actions: [
              { type: 'keepGame', params: ({ event }) => ({ game: event.view.game }) },
              { type: 'askWinnings', params: ({ event }) => ({ game: event.view.game }) },
            ],
          },
        ],
        'draw.held': {
          description: 'Its numbers may be out already.',
          actions: ['outdateHistory', 'outdateStatistics'],
        },
        'draw.arrived': {
          description: 'A new draw belongs to the history, and may have brought a prize.',
          actions: ['outdateHistory', 'outdateStatistics', 'outdateWinnings'],
        },
        'screen.outdated': {
          description: 'The connection is back: everything shown is fetched again.',
          actions: [
            'outdatePowerBall',
            'outdateMegaMillions',
            'outdateHistory',
            'outdateStatistics',
            'outdateWinnings',
          ],
        },
      },
      states: {
        opening: { description: 'The address has not said yet which tab to show.' },
        winnings: {
          description: 'My winnings: what the player’s tickets won, the largest prize first.',
          entry: { type: 'showInAddress', params: ({ context }) => ({ tab: 'winnings', view: context.view }) },
          exit: 'closeOutcomes',
        },
        whatIf: {
          description: 'What if: what any six numbers would have won.',
          entry: { type: 'showInAddress', params: ({ context }) => ({ tab: 'what-if', view: context.view }) },
        },
        statistics: {
          description:
            'A part of the draw history: how often each number of the game was drawn, and its jackpots, as plots.',
          entry: { type: 'showInAddress', params: ({ context }) => ({ tab: 'statistics', view: context.view }) },
        },
        history: {
          description: 'Draw history: all draws of the game, filtered by dates and numbers.',
          entry: { type: 'showInAddress', params: ({ context }) => ({ tab: 'history', view: context.view }) },
          exit: 'closeOutcomes',
          on: {
            'view.changed': {
              actions: [
                { type: 'keepView', params: ({ event }) => event },
                { type: 'showInAddress', params: ({ event }) => ({ tab: 'history', view: event.view }) },
              ],
            },
            'page.opened': {
              description: 'Another page was opened: going back returns to the one before.',
              actions: [
                { type: 'keepView', params: ({ event }) => event },
                { type: 'showInAddress', params: ({ event }) => ({ tab: 'history', view: event.view, push: true }) },
              ],
            },
          },
        },
      },
    },
    failed: {
      description: 'A part of the page failed to start. The person is told and can reload the page (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
