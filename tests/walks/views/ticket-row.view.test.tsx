import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Outcome } from '../../../src/protocol/history.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { TicketRow } from '../../../src/flows/ticket-row/ticket-row.view.tsx';
import { aTicket, checkedWith } from '../people/boards.ts';
import { rowChart } from '../people/tickets.ts';
import { parent } from '../../walk/doubles.ts';

const open = (game: Game, special = '8', outcome?: Outcome) => {
  const ticket: SavedTicket = { ...aTicket, numbers: ['5', '12', '33', '41', '60', special] };
  const actor = createActor(rowChart, { input: { game, ticket, parent } }).start();
  render(<TicketRow actor={actor} list={parent} game={game} ticket={ticket} outcome={outcome} />);
};
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('the info tooltip opens after 100 ms under the pointer and at once on focus [TR-1]', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open('megamillions');
  const info = button('About this ticket');
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  fireEvent.pointerOver(info);
  wait(99);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Your lottery was added on: Nov 20, 2026');
  fireEvent.pointerOut(info);
  wait(100);
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => info.focus());
  expect(info).toHaveAccessibleDescription('Your lottery was added on: Nov 20, 2026');
});

test('Escape closes a tooltip that opened under the pointer before it closes the boxes [TR-1, TR-7]', async () => {
  open('megamillions');
  await userEvent.click(button('Edit ticket'));
  await userEvent.keyboard('9');
  await userEvent.hover(button('About this ticket'));
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(box('Number 1')).toHaveValue('9');
  await userEvent.keyboard('{Escape}');
  expect(box('Number 1')).toHaveValue('5');
});

test('red borders follow 1-70 and 1-25 in both games, not the game’s own ranges [TR-4]', async () => {
  open('powerball', '26');
  await userEvent.click(button('Edit ticket'));
  expect(box('Power Ball')).toHaveAttribute('aria-invalid', 'true');
  expect(button('Save changes')).toBeEnabled();
  await userEvent.keyboard('70');
  expect(box('Number 1')).toHaveAttribute('aria-invalid', 'false');
});

test.each([
  ['megamillions', '25', 1],
  ['megamillions', '24', 0],
  ['powerball', '25', 0],
] as const)('in %s, a special ball of %s has %i notes that it is no longer drawn', (game, special, notes) => {
  open(game, special);
  const note = 'Mega Ball 25 is no longer drawn, so this ticket can match its main numbers only.';
  expect(screen.queryAllByText(note)).toHaveLength(notes);
});

test('a ticket’s outcome says which numbers it is for as soon as others are typed [PR-1, RS-2]', async () => {
  open('powerball', '8', checkedWith(1).outcomes[0]);
  const played = () => screen.queryByText('Played as 5 12 33 41 60 + 8:');
  await userEvent.click(button('Edit ticket'));
  expect(played()).toBeNull();
  fireEvent.change(box('Number 1'), { target: { value: '9' } });
  expect(played()).toBeVisible();
  await userEvent.click(button('Cancel'));
  expect(played()).toBeNull();
});
