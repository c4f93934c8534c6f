import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../machines/board.machine.ts';
import type { LatestDraw } from '../../src/protocol/draws.ts';
import { Board } from '../../src/flows/board/board.view.tsx';
import { walk } from '../support/walk.ts';
import { aDraw } from './people/boards.ts';
import { deferredCallback, parent, sent } from '../walk/doubles.ts';

const newer: LatestDraw = {
  ...aDraw,
  number_set: '1 2 3 4 5 6 3x',
  drawing_date: '2026-11-21T00:00:00',
  reports: [
    { source: 'texas-lottery', numbers: [1, 2, 3, 4, 5, 6] },
    { source: 'ny-open-data', numbers: [1, 2, 3, 4, 5, 7] },
  ],
};
const remaining = { days: 3, hours: 4, minutes: 5, seconds: 6 };

const timerText = () => screen.getByRole('timer', { name: 'Time to the next draw' }).textContent;
type Shown = { actor: ActorRefFrom<typeof boardMachine> };
const seesDraw = ({ actor }: Shown) => {
  expect(screen.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
  expect(screen.getByText('$120 Million')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const isDisputed = actor.getSnapshot().context.draw === newer;
  for (const text of ['The sources disagree', 'Texas Lottery', '1 2 3 4 5 + 6', 'New York Open Data', '1 2 3 4 5 + 7'])
    expect(screen.queryAllByText(text)).toHaveLength(isDisputed ? 1 : 0);
};
const seesCountdown = ({ actor }: Shown) => {
  seesDraw({ actor });
  const { seconds } = actor.getSnapshot().context.remaining;
  expect(timerText()).toContain(`0${seconds} seconds`);
};
const seesWaiting = ({ actor }: Shown) => {
  seesDraw({ actor });
  expect(timerText()).toBe('00 days00 hours00 minutes00 seconds');
  expect(screen.getByText('Waiting for the new numbers…')).toBeVisible();
};
const countDown = deferredCallback<CountdownEvent, { until: string }>();

walk<typeof boardMachine>('a board [BD-1, BD-4, BD-5, PR-3]', {
  machine: boardMachine.provide({ actors: { countDown: countDown.logic } }),
  inputs: [{ game: 'powerball', parent }],
  cases: {
    'retry.requested': [{}],
    'draw.outdated': [{}],
    'countdown.ticked': [{ remaining }],
    'countdown.ended': [{}],
  },
  outcomes: { loadLatestDraw: [aDraw, newer] },
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
    loading: () => expect(screen.getByRole('status')).toHaveTextContent('Loading the latest draw'),
    failed: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('The latest draw could not be loaded.');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    'showing.settled': seesCountdown,
    'showing.refreshing': seesCountdown,
    'awaiting.pausing': seesWaiting,
    'awaiting.asking': seesWaiting,
  },
  always: () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Power Ball' })).toBeVisible();
    expect(screen.getByText('the player’s tickets')).toBeVisible();
  },
});
