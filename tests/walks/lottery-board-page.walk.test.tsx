import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine } from '../../machines/board.machine.ts';
import { historyMachine } from '../../machines/history.machine.ts';
import { lotteryBoardPageMachine } from '../../machines/lottery-board-page.machine.ts';
import { whatIfMachine } from '../../machines/what-if.machine.ts';
import { winningsMachine } from '../../machines/winnings.machine.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { noFilters } from '../../src/rules/history/filters.ts';
import type { HistoryView } from '../../src/rules/history/history-address.ts';
import { childEvents } from '../../src/screens/child-events.ts';
import { LotteryBoardPage } from '../../src/views/history/lottery-board-page.view.tsx';
import { announcing, put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { aDraw } from './people/boards.ts';
import { expectUndrawn, logOfFailure } from './people/undrawn.ts';

const powerball: HistoryView = { game: 'powerball', filters: noFilters, page: 1 };
const megamillions: HistoryView = { game: 'megamillions', filters: noFilters, page: 1 };
const shownInAddress = vi.fn<(view: HistoryView) => void>();

walk<typeof lotteryBoardPageMachine>('both games’ page [BD-6, DH-1]', {
  machine: lotteryBoardPageMachine.provide({
    actors: {
      childEvents,
      board: stillOf(boardMachine),
      history: stillOf(historyMachine),
      winnings: stillOf(winningsMachine),
      whatIf: stillOf(whatIfMachine),
    },
    actions: { showInAddress: (_, { view }) => shownInAddress(view) },
  }),
  inputs: [powerball],
  cases: {
    'draw.held': [{}],
    'draw.arrived': [{}],
    'view.changed': [{ view: powerball }, { view: { ...powerball, page: 2 } }, { view: megamillions }],
    'screen.outdated': [{}],
  },
  answers: {},
  unnoticeable: [logOfFailure],
  open: ({ machine, options, input }) => {
    const actor = createActor(machine, { ...options, input }).start();
    const parts = () => actor.getSnapshot().children;
    render(<LotteryBoardPage actor={actor} files={gamePaths} />);
    put(parts().powerball, 'showing.settled', { draw: aDraw });
    return {
      actor,
      ports: {},
      doing: {
        'draw.held': announcing(() => parts().megamillions),
        'draw.arrived': announcing(() => parts().megamillions),
        'view.changed': (event) => {
          announcing(() => parts().history)(event);
          expect(shownInAddress).toHaveBeenLastCalledWith(event.view);
        },
        'screen.outdated': (event) => act(() => actor.send(event)),
      },
    };
  },
  seeing: {
    showing: () => {
      for (const name of ['Power Ball', 'Mega Millions'])
        expect(screen.getAllByRole('heading', { name }).length).toBeGreaterThan(0);
      expect(screen.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
    },
    failed: expectUndrawn,
  },
});
