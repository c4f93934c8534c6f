import { assign, fromCallback, log, sendTo, setup, type AnyEventObject } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { HistoryView } from '../src/rules/history/history-address.ts';
import type { ChildEventsInput } from './app.machine.ts';
import type { boardMachine } from './board.machine.ts';
import type { historyMachine } from './history.machine.ts';
import type { whatIfMachine } from './what-if.machine.ts';
import type { winningsMachine } from './winnings.machine.ts';

export const lotteryBoardPageMachine = setup({
  types: {} as {
    input: HistoryView;
    context: { view: HistoryView };
    events: { type: 'draw.held' } | { type: 'draw.arrived' } | { type: 'view.changed'; view: HistoryView } | { type: 'screen.outdated' };
    children: { powerball: 'board'; megamillions: 'board'; history: 'history'; winnings: 'winnings'; whatIf: 'whatIf' };
  },
  actors: {
    childEvents: fromCallback<AnyEventObject, ChildEventsInput>(() => {
      throw new Error('childEvents');
    }),
    // The charts of the page are provided, as ports are.
    ...({} as {
      board: typeof boardMachine;
      history: typeof historyMachine;
      winnings: typeof winningsMachine;
      whatIf: typeof whatIfMachine;
    }),
  },
  actions: {
    logFailure: log((_, params: { failure: unknown }) => params.failure, 'A part of the page did not start'),
    keepView: assign((_, params: { view: HistoryView }) => ({ view: params.view })),
    // The app provides it: the address keeps what is looked for (DH-1).
    showInAddress: (_: unknown, _params: { view: HistoryView }) => {
      throw new Error('showInAddress');
    },
    outdatePowerBall: sendTo('powerball', { type: 'draw.outdated' as const }),
    outdateMegaMillions: sendTo('megamillions', { type: 'draw.outdated' as const }),
    outdateHistory: sendTo('history', { type: 'draws.outdated' as const }),
    outdateWinnings: sendTo('winnings', { type: 'results.outdated' as const }),
    chooseWinnings: sendTo('winnings', (_, params: { game: Game }) => ({ type: 'game.chosen' as const, game: params.game })),
    chooseWhatIf: sendTo('whatIf', (_, params: { game: Game }) => ({ type: 'game.chosen' as const, game: params.game })),
  },
  guards: {
    isOtherGame: ({ context }, params: { game: Game }) => params.game !== context.view.game,
  },
}).createMachine({
  id: 'lotteryBoardPage',
  description: 'Both games’ latest draws, and of a chosen game its history, what a player’s tickets won and what other numbers would have.',
  context: ({ input }) => ({ view: input }),
  initial: 'showing',
  states: {
    showing: {
      description: 'All parts of the page are there, each a chart of its own.',
      invoke: [
        {
          id: 'childEvents',
          src: 'childEvents',
          input: ({ self }) => ({ parent: self, ids: ['powerball', 'megamillions', 'history'] }),
          onError: { target: 'failed' },
        },
        { id: 'powerball', src: 'board', input: { game: 'powerball' }, onError: { target: 'failed' } },
        { id: 'megamillions', src: 'board', input: { game: 'megamillions' }, onError: { target: 'failed' } },
        { id: 'history', src: 'history', input: ({ context }) => context.view, onError: { target: 'failed' } },
        { id: 'winnings', src: 'winnings', input: ({ context }) => ({ game: context.view.game }), onError: { target: 'failed' } },
        { id: 'whatIf', src: 'whatIf', input: ({ context }) => ({ game: context.view.game }), onError: { target: 'failed' } },
      ],
      on: {
        'draw.held': { description: 'Its numbers may be out already.', actions: 'outdateHistory' },
        'draw.arrived': { description: 'A new draw belongs to the history.', actions: 'outdateHistory' },
        'view.changed': [
          {
            guard: { type: 'isOtherGame', params: ({ event }) => ({ game: event.view.game }) },
            description: 'Another game was chosen: its winnings are shown, and numbers are tried in it.',
            actions: [
              { type: 'keepView', params: ({ event }) => ({ view: event.view }) },
              { type: 'showInAddress', params: ({ event }) => ({ view: event.view }) },
              { type: 'chooseWinnings', params: ({ event }) => ({ game: event.view.game }) },
              { type: 'chooseWhatIf', params: ({ event }) => ({ game: event.view.game }) },
            ],
          },
          {
            actions: [
              { type: 'keepView', params: ({ event }) => ({ view: event.view }) },
              { type: 'showInAddress', params: ({ event }) => ({ view: event.view }) },
            ],
          },
        ],
        'screen.outdated': {
          description: 'The connection is back: all that is shown is fetched again.',
          actions: ['outdatePowerBall', 'outdateMegaMillions', 'outdateHistory', 'outdateWinnings'],
        },
      },
    },
    failed: {
      description: 'A part of the page did not start. The person is told, and can load the page again (OT-1).',
      entry: { type: 'logFailure', params: ({ event }) => ({ failure: event }) },
    },
  },
});
