import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../machines/board.machine.ts';
import type { LatestDraw } from '../../src/protocol/draws.ts';
import { Board } from '../../src/views/board/board.view.tsx';
import { deferredCallback, deferredPromise } from '../support/deferred.ts';
import { walk } from '../support/walk.ts';

const draw: LatestDraw = {
  number_set: '8 19 21 61 64 10 2x',
  drawing_date: '2026-11-18T00:00:00',
  next_drawing_date: '2026-11-21T22:59:00-05:00',
  next_jackpot: '$120 Million',
  is_sample: false,
};
const newer: LatestDraw = { ...draw, number_set: '1 2 3 4 5 6 3x', drawing_date: '2026-11-21T00:00:00' };
const remaining = { days: 3, hours: 4, minutes: 5, seconds: 6 };
const input = { game: 'powerball' as const };

const timerText = () => screen.getByRole('timer', { name: 'Time to the next draw' }).textContent;
const seesDraw = () => {
  expect(screen.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
  expect(screen.getByText('$120 Million')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
};
const seesCountdown = ({ actor }: { actor: ActorRefFrom<typeof boardMachine> }) => {
  seesDraw();
  const { seconds } = actor.getSnapshot().context.remaining;
  expect(timerText()).toContain(`0${seconds} seconds`);
};
const seesWaiting = () => {
  seesDraw();
  expect(timerText()).toBe('00 days00 hours00 minutes00 seconds');
  expect(screen.getByText('Waiting for the new numbers…')).toBeVisible();
};

walk<typeof boardMachine>('a board [BD-1, BD-4, BD-5]', {
  machine: boardMachine,
  inputs: [input],
  cases: {
    'retry.requested': [{}],
    'draw.outdated': [{}],
    'countdown.ticked': [{ remaining }],
    'countdown.ended': [{}],
  },
  answers: { loadLatestDraw: [draw, newer] },
  open: ({ machine, options }) => {
    const loadLatestDraw = deferredPromise<LatestDraw, { game: 'powerball' | 'megamillions' }>();
    const countDown = deferredCallback<CountdownEvent, { until: string }>();
    const provided = machine.provide({ actors: { loadLatestDraw: loadLatestDraw.logic, countDown: countDown.logic } });
    const actor = createActor(provided, { ...options, input }).start();
    render(
      <Board actor={actor}>
        <p>the player’s tickets</p>
      </Board>,
    );
    return {
      actor,
      ports: { loadLatestDraw },
      doing: {
        'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
        'draw.outdated': (event) => act(() => actor.send(event)),
        'countdown.ticked': (event) => act(() => countDown.send(event)),
        'countdown.ended': (event) => act(() => countDown.send(event)),
      },
    };
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
