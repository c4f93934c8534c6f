import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import {
  ticketRowMachine,
  type DeletionAnswer,
  type RowNews,
  type UpdateAnswer,
} from '../../../machines/ticket-row.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ticketEntryGuards, type SavedTicket, type TypedNumbers } from '../../../src/rules/ticket-numbers.ts';
import { Offline } from '../../../src/ui/action/offline.tsx';
import { TicketRow } from '../../../src/views/board/ticket-row.view.tsx';
import { heldPromise } from '../../support/held.ts';

const ticket: SavedTicket = {
  id: 't1',
  lottery: null,
  numbers: ['5', '12', '33', '41', '60', '8'],
  storedDate: '2026-11-20T15:00:00Z',
};

afterEach(() => vi.useRealTimers());

const open = (game: Game, isReadOnly = false, numbers: TypedNumbers = ticket.numbers) => {
  const updateTicket = heldPromise<UpdateAnswer, { game: Game; ticket: SavedTicket; numbers: TypedNumbers }>();
  const deleteTicket = heldPromise<DeletionAnswer, { game: Game; ticket: SavedTicket }>();
  const list = createActor(fromTransition((news: readonly RowNews[], event: RowNews) => [...news, event], [])).start();
  const machine = ticketRowMachine.provide({
    guards: ticketEntryGuards,
    actors: { updateTicket: updateTicket.logic, deleteTicket: deleteTicket.logic },
  });
  const actor = createActor(machine, { input: { game, ticket: { ...ticket, numbers }, list } }).start();
  render(<TicketRow actor={actor} isReadOnly={isReadOnly} />);
  return { actor, updateTicket, deleteTicket, news: () => list.getSnapshot().context };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const replace = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  if (text) await userEvent.type(box(name), text);
};

test('without a connection a row cannot be saved or deleted, and says why; what was typed stays [PL-3]', async () => {
  const { actor, updateTicket, deleteTicket } = open('powerball');
  await press('Edit ticket');
  await replace('Power Ball', '9');
  cleanup();
  render(
    <Offline value="why">
      <p id="why">You are not connected.</p>
      <TicketRow actor={actor} />
    </Offline>,
  );
  await press('Save changes');
  await userEvent.type(box('Power Ball'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription('You are not connected.');
  expect(typed()).toEqual(['5', '12', '33', '41', '60', '9']);
  await userEvent.keyboard('{Escape}');
  for (const name of ['Edit ticket', 'Delete ticket']) {
    await press(name);
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('You are not connected.');
  }
  expect(actor.getSnapshot().value).toBe('reading');
  act(() => actor.send({ type: 'deletion.requested' }));
  await press('Yes');
  expect([updateTicket.inputs, deleteTicket.inputs]).toEqual([[], []]);
});

test('the info tooltip opens after 100 ms under the pointer and at once on focus [TR-1]', () => {
  vi.useFakeTimers();
  open('megamillions');
  const info = screen.getByRole('button', { name: 'About this ticket' });
  fireEvent.pointerOver(info);
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Your lottery was added on: Nov 20, 2026');
  fireEvent.pointerOut(info);
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => info.focus());
  expect(info).toHaveAccessibleDescription('Your lottery was added on: Nov 20, 2026');
});

test('a read-only ticket has no buttons [TR-2]', () => {
  open('megamillions', true);
  expect(screen.getByRole('group', { name: 'Ticket 5 12 33 41 60 8' })).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a row in edit mode takes digits, moves on, and asks for all six where an empty box is saved [TR-3, PL-2]', async () => {
  const { updateTicket } = open('powerball');
  await press('Edit ticket');
  expect(box('Number 1')).toHaveFocus();
  await userEvent.keyboard('x21');
  expect(box('Number 2')).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(box('Number 1')).toHaveFocus();
  expect(typed()).toEqual(['21', '', '33', '41', '60', '8']);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await press('Save changes');
  expect(screen.getByRole('alert')).toHaveTextContent('Fill in all six numbers.');
  expect([typed(), updateTicket.inputs]).toEqual([['21', '', '33', '41', '60', '8'], []]);
  expect(box('Number 2')).toHaveFocus();
  await userEvent.keyboard('12');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save changes');
  expect(updateTicket.inputs[0]?.numbers).toEqual(['21', '12', '33', '41', '60', '8']);
});

test.each([
  ['powerball', 'Number 1', '70', 'Numbers should be between 1 and 69'],
  ['powerball', 'Power Ball', '27', 'Power Ball number should be between 1 and 26'],
  ['megamillions', 'Number 1', '71', 'Numbers should be between 1 and 70'],
  ['megamillions', 'Mega Ball', '26', 'Mega Ball number should be between 1 and 25'],
] as const)('on %s %s %s is refused with its range [TR-3]', async (game, name, text, sentence) => {
  const { updateTicket } = open(game);
  await press('Edit ticket');
  await replace(name, text);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await userEvent.keyboard('{Enter}');
  expect(updateTicket.inputs).toEqual([]);
});

test('red borders go by 1-70 and 1-25 on both games, whatever the range that counts [TR-4]', async () => {
  const { updateTicket } = open('powerball');
  await press('Edit ticket');
  await replace('Number 1', '70');
  expect(box('Number 1')).toHaveAttribute('aria-invalid', 'false');
  await replace('Number 1', '5');
  await replace('Power Ball', '26');
  expect(box('Power Ball')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save changes');
  expect(updateTicket.inputs).toHaveLength(1);
});

test('Enter saves, the list hears the new ticket and its toast, and the pencil has the focus again [TR-5, TR-6]', async () => {
  const { updateTicket, news } = open('powerball');
  await press('Edit ticket');
  await userEvent.keyboard('6{Enter}');
  const toast = { severity: 'success', text: 'Ticket updated successfully' } as const;
  await act(async () => updateTicket.resolve({ outcome: 'saved', toast }));
  const saved = { ...ticket, numbers: ['6', '12', '33', '41', '60', '8'] };
  expect(news()).toEqual([
    { type: 'row.saved', ticket: saved },
    { type: 'row.announced', toast },
  ]);
  expect(screen.getByRole('group', { name: 'Ticket 6 12 33 41 60 8' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit ticket' })).toHaveFocus();
});

test('a failed update leaves what was typed, and Escape brings back what was stored [TR-7]', async () => {
  const { updateTicket, news } = open('powerball');
  await press('Edit ticket');
  await userEvent.keyboard('6{Enter}');
  await act(async () => updateTicket.reject(new Error('offline')));
  expect(news()).toEqual([{ type: 'row.announced', toast: { severity: 'error', text: 'Something went wrong!' } }]);
  expect(typed()).toEqual(['6', '12', '33', '41', '60', '8']);
  expect(box('Number 1')).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  expect(typed()).toEqual(ticket.numbers);
  expect(box('Number 1')).toBeDisabled();
});

test.each(['6{Enter}', '6'])(
  'after %s a row that is being saved keeps focus and numbers and sends nothing more [TR-5]',
  async (keys) => {
    const { actor, updateTicket } = open('powerball');
    await press('Edit ticket');
    await userEvent.keyboard(keys);
    if (keys === '6') await press('Save changes');
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    const send = vi.spyOn(actor, 'send');
    await press('Save changes');
    await userEvent.type(box('Number 1'), '9{Backspace}{Enter}');
    await userEvent.paste('1 2 3 4 5 6');
    expect(send).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Save changes' }).focus());
    await act(async () => updateTicket.reject(new Error('offline')));
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    expect(typed()).toEqual(['6', '12', '33', '41', '60', '8']);
  },
);

test('No and a deletion that fails lead back to the bin, and a busy Yes does nothing more [TR-8]', async () => {
  const { actor, deleteTicket } = open('megamillions');
  const bin = () => screen.getByRole('button', { name: 'Delete ticket' });
  await press('Delete ticket');
  await press('No');
  expect(bin()).toHaveFocus();
  await press('Delete ticket');
  await press('Yes');
  const send = vi.spyOn(actor, 'send');
  await press('Yes');
  await userEvent.keyboard('{Enter} ');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await act(async () => deleteTicket.reject(new Error('offline')));
  expect(bin()).toHaveFocus();
});

test.each([
  ['megamillions', '25', 1],
  ['megamillions', '24', 0],
  ['powerball', '26', 0],
] as const)('on %s a special ball of %s has %i notes that it is no longer drawn', (game, special, notes) => {
  open(game, false, ['5', '12', '33', '41', '60', special]);
  expect(
    screen.queryAllByText('Mega Ball 25 is no longer drawn, so this ticket can match its main numbers only.'),
  ).toHaveLength(notes);
});
