import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine } from '../../machines/board.machine.ts';
import { shareMachine } from '../../machines/share.machine.ts';
import { Share } from '../../src/flows/share/share.view.tsx';
import { drawText } from '../../src/flows/board/draw-words.ts';
import { walk } from '../support/walk.ts';
import { aDraw } from './people/boards.ts';
import { parent } from '../walk/doubles.ts';

const remaining = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const showingDraw = () => {
  const snapshot = boardMachine.resolveState({
    value: 'failed',
    context: { game: 'powerball', parent, draw: aDraw, remaining, tries: 0 },
  });
  return createActor(boardMachine, { input: { game: 'powerball', parent }, snapshot });
};
const path = '/lottery-board?tab=history&game=powerball&from=2026-11-18&until=2026-11-18';

walk<typeof shareMachine>('sharing a draw [PL-5]', {
  machine: shareMachine,
  inputs: [{ parent }],
  cases: { 'share.requested': [{ text: drawText('powerball', aDraw), path }] },
  outcomes: { shareText: ['shared', 'copied', 'dismissed'] },
  show: (actor) => <Share actor={actor} board={showingDraw()} />,
  doing: { 'share.requested': () => userEvent.click(screen.getByRole('button', { name: 'Share this draw' })) },
  seeing: {
    resting: 'button "Share this draw"',
    sharing: 'button "Share this draw" (ghost, share) [disabled, busy]',
  },
});

test('a draw cannot be shared before it has loaded [PL-5]', () => {
  const board = createActor(boardMachine, { input: { game: 'powerball', parent } });
  render(<Share actor={createActor(shareMachine, { input: { parent } }).start()} board={board} />);
  expect(screen.getByRole('button', { name: 'Share this draw' })).toBeDisabled();
});
