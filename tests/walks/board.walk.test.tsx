import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { boardMachine, type CountdownEvent } from '../../machines/board.machine.ts';
import type { LatestDraw } from '../../src/protocol/draws.ts';
import { quiet } from '../../src/flows/board/draw-panel.css.ts';
import { Board } from '../../src/flows/board/board.view.tsx';
import { walk } from '../support/walk.ts';
import { aDraw } from './people/boards.ts';
import { deferredCallback, parent, sent } from '../walk/doubles.ts';

const newer: LatestDraw = {
  ...aDraw,
  number_set: '1 2 3 4 5 6 3x',
  drawing_date: '2026-11-21T00:00:00',
  next_drawing_date: '2026-11-25T22:59:00-05:00',
  reports: [
    { source: 'texas-lottery', numbers: [1, 2, 3, 4, 5, 6] },
    { source: 'ny-open-data', numbers: [1, 2, 3, 4, 5, 7] },
  ],
};
const sample: LatestDraw = { ...aDraw, next_jackpot: 'To be announced', is_sample: true };
/** Its numbers are still missing 12 h after a draw: the countdown goes on to the next one. */
const missing: LatestDraw = { ...aDraw, next_drawing_date: '2026-11-25T22:59:00-05:00' };
const remaining = { days: 3, hours: 4, minutes: 5, seconds: 6 };

const countDown = deferredCallback<CountdownEvent, { until: string }>();

walk<typeof boardMachine>('a board [BD-1, BD-4, BD-5, PR-3, RS-6, SV-8]', {
  machine: boardMachine.provide({ actors: { countDown: countDown.logic } }),
  inputs: [{ game: 'powerball', parent }],
  cases: {
    'countdown.ticked': [{ remaining }],
  },
  outcomes: { loadLatestDraw: [aDraw, newer, sample, missing] },
  show: (actor) => (
    <Board actor={actor}>
      <p>the player’s tickets</p>
    </Board>
  ),
  doing: {
    'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'draw.outdated': sent,
    'countdown.ticked': (event) => act(() => countDown.send(event)),
    'countdown.ended': (event) => act(() => countDown.send(event)),
  },
  seeing: {
    loading: 'Loading the latest draw',
    failed: ['The latest draw could not be loaded.', 'button "Try again"'],
    'showing.settled': ['list "Numbers drawn"', 'New York time'],
    'showing.refreshing': ['list "Numbers drawn"', 'New York time'],
    'awaiting.pausing': ['Waiting for the new numbers…', '00 days 00 hours 00 minutes 00 seconds'],
    'awaiting.asking': ['Waiting for the new numbers…', '00 days 00 hours 00 minutes 00 seconds'],
  },
  always: () => {
    const unannounced = screen.queryByText('Next jackpot: To be announced');
    if (unannounced) expect(unannounced).toHaveClass(...quiet.power.split(' '));
  },
});
