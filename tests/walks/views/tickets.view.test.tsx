import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CreationAnswer } from '../../../machines/ticket-entry.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Outcome } from '../../../src/protocol/history.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { SavedTicket, TypedNumbers } from '../../../src/rules/ticket-numbers.ts';
import { TicketEntry } from '../../../src/flows/ticket-entry/ticket-entry.view.tsx';
import { TicketRow } from '../../../src/flows/ticket-row/ticket-row.view.tsx';
import { SavedCount, Tickets } from '../../../src/flows/tickets/tickets.view.tsx';
import { aTicket, checkedWith } from '../people/boards.ts';
import { noting, readDuring } from '../people/reading.ts';
import { deferredTickets, entryChart, rowChart, ticketOf } from '../people/tickets.ts';
import { deferredPromise, parent, put, stillOf } from '../../walk/doubles.ts';

const openEntry = () => {
  const createTicket = deferredPromise<CreationAnswer, { game: Game; numbers: TypedNumbers }>();
  const machine = entryChart.provide({ actors: { createTicket: createTicket.logic } });
  const actor = createActor(machine, { input: { game: 'powerball', parent } }).start();
  render(<TicketEntry actor={actor} />);
  const created = { outcome: 'created', toast: { severity: 'success', text: 'created' } } as const;
  return { createTicket, create: () => act(async () => createTicket.resolve(created)) };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const pasteInto = async (text: string) => {
  await userEvent.click(box('Number 1'));
  await userEvent.paste(text);
};

test.each([
  ['a-e.0', ['', ''], 'Number 1'],
  ['7{ArrowLeft}1', ['17', ''], 'Number 2'],
  ['1205', ['12', '5'], 'Number 3'],
  ['1205{Backspace}', ['12', '5'], 'Number 2'],
  ['12{Backspace}x3', ['3', ''], 'Number 1'],
  ['１２０５', ['12', '5'], 'Number 3'],
])('typing %s leaves %j and focus on %s [TE-2, TE-3, OT-12]', async (keys, numbers, focused) => {
  openEntry();
  await userEvent.click(box('Number 1'));
  await userEvent.keyboard(keys);
  expect(typed()).toEqual([...numbers, '', '', '', '']);
  expect(box(focused)).toHaveFocus();
});

test('a single pasted number goes into its box [TE-9, OT-12]', async () => {
  openEntry();
  await pasteInto(' ５\n');
  expect(typed()).toEqual(['5', '', '', '', '', '']);
});

test('the help repeats the rules [TE-7]', () => {
  openEntry();
  act(() => button('Help').focus());
  expect(button('Help')).toHaveAccessibleDescription(
    /between 1 and 69 ?Power Ball number should be between 1 and 26 ?Duplicate values are not allowed\.$/,
  );
});

test('Enter saves once and keeps focus; then the first box takes it, unless it has moved [TE-6, TE-8]', async () => {
  const { createTicket, create } = openEntry();
  await pasteInto('5 12 33 41 60 8');
  act(() => box('Number 5').focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter} {Backspace}');
  await userEvent.paste('1 2 3 4 5 6');
  await userEvent.paste('17');
  expect([createTicket.inputs.length, typed()]).toEqual([1, ['5', '12', '33', '41', '60', '8']]);
  expect(box('Number 5')).toHaveFocus();
  await create();
  expect(typed()).toEqual(['', '', '', '', '', '']);
  expect(box('Number 1')).toHaveFocus();
  await pasteInto('5 12 33 41 60 8');
  await userEvent.keyboard('{Enter}');
  act(() => button('Help').focus());
  await create();
  expect(button('Help')).toHaveFocus();
});

const openRow = (game: Game, special = '8', outcome?: Outcome) => {
  const ticket: SavedTicket = { ...aTicket, numbers: ['5', '12', '33', '41', '60', special] };
  const actor = createActor(rowChart, { input: { game, ticket, parent } }).start();
  render(<TicketRow actor={actor} list={parent} game={game} ticket={ticket} outcome={outcome} />);
};

test('the info tooltip opens after 100 ms under the pointer and at once on focus [TR-1]', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  openRow('megamillions');
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

test('a tooltip that a tap has opened stays when it is pressed, and closes on a press elsewhere [TR-1]', () => {
  openRow('megamillions');
  fireEvent.click(button('About this ticket'));
  fireEvent.pointerDown(screen.getByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('Escape closes a tooltip that opened under the pointer before it closes the boxes [TR-1, TR-7]', async () => {
  openRow('megamillions');
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

test('Cancel and No return focus to a button that was tapped, which Safari does not focus [TR-7, TR-8]', async () => {
  openRow('megamillions');
  fireEvent.click(button('Delete ticket'));
  await userEvent.click(button('No'));
  expect(button('Delete ticket')).toHaveFocus();
  act(() => button('Delete ticket').blur());
  fireEvent.click(button('Edit ticket'));
  await userEvent.keyboard('{Escape}');
  expect(button('Edit ticket')).toHaveFocus();
});

test('red borders follow 1-70 and 1-25 in both games, not the game’s own ranges [TR-4]', async () => {
  openRow('powerball', '26');
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
  openRow(game, special);
  const note = 'Mega Ball 25 is no longer drawn, so this ticket can match its main numbers only.';
  expect(screen.queryAllByText(note)).toHaveLength(notes);
});

test('a ticket’s outcome says which numbers it is for as soon as others are typed [PR-1, RS-2]', async () => {
  openRow('powerball', '8', checkedWith(1).outcomes[0]);
  const played = () => screen.queryByText('Played as 5 12 33 41 60 + 8:');
  await userEvent.click(button('Edit ticket'));
  expect(played()).toBeNull();
  fireEvent.change(box('Number 1'), { target: { value: '9' } });
  expect(played()).toBeVisible();
  await userEvent.click(button('Cancel'));
  expect(played()).toBeNull();
});

const ticket = (first: number) => ticketOf(`t${first}`, first);

const openList = async (tickets: readonly SavedTicket[]) => {
  const { machine, loadTickets, deleteTicket } = deferredTickets();
  const actor = createActor(machine, { input: { game: 'powerball', parent } }).start();
  render(<Tickets actor={actor} height={270} />);
  await act(async () => loadTickets.resolve(tickets));
  return { deleteTicket };
};
const row = (first: number) => within(screen.getByRole('group', { name: `Ticket ${first} 31 32 33 34 + 8` }));
const press = (first: number, name: string) => userEvent.click(row(first).getByRole('button', { name }));

const deleted = { outcome: 'deleted', toast: { severity: 'info', text: 'Ticket deleted successfully.' } };

test('when a ticket is deleted, focus goes to the list, or to what replaces it [TR-8, TR-9, WI-1]', async () => {
  const { deleteTicket } = await openList([ticket(7), ticket(3)]);
  const remove = async (first: number) => {
    await press(first, 'Delete ticket');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await act(async () => deleteTicket.resolve(deleted));
  };
  await remove(7);
  expect(screen.getByRole('region', { name: 'Saved tickets' })).toHaveFocus();
  await remove(3);
  expect(document.activeElement).toHaveTextContent(/^No saved numbers$/);
});

test('a thousand saved tickets are counted with a comma [BD-1]', () => {
  const actor = createActor(stillOf(ticketsMachine), { input: { game: 'powerball', parent } }).start();
  put(actor, 'showing.settled', { tickets: Array(1000).fill(ticket(7)) });
  render(<SavedCount actor={actor} />);
  screen.getByText('1,000 saved');
});

test('opening one of many rows, and typing in it, renders that row alone', async () => {
  const tickets = Array.from({ length: 30 }, (_, at) => ({
    ...ticket(at + 1),
    get numbers() {
      return noting(`row ${at + 1}`, ticket(at + 1).numbers);
    },
  }));
  expect(await readDuring(() => openList(tickets))).toContain('row 6');
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1');
  await press(3, 'Edit ticket');
  expect((await readDuring(() => press(4, 'Edit ticket'))).toSorted()).toEqual(['row 4']);
  const box = row(4).getByRole('textbox', { name: 'Number 1' });
  expect(await readDuring(() => fireEvent.change(box, { target: { value: '9' } }))).toEqual(['row 4']);
  expect(box).toHaveValue('9');
});
