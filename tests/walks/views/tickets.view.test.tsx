import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { SavedCount, Tickets } from '../../../src/flows/tickets/tickets.view.tsx';
import { noting, readDuring } from '../people/reading.ts';
import { deferredTickets, ticketOf } from '../people/tickets.ts';
import { parent, put, stillOf } from '../../walk/doubles.ts';

const ticket = (first: number) => ticketOf(`t${first}`, first);

const open = async (tickets: readonly SavedTicket[]) => {
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
  const { deleteTicket } = await open([ticket(7), ticket(3)]);
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
  expect(await readDuring(() => open(tickets))).toContain('row 6');
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1');
  await press(3, 'Edit ticket');
  expect((await readDuring(() => press(4, 'Edit ticket'))).toSorted()).toEqual(['row 4']);
  const box = row(4).getByRole('textbox', { name: 'Number 1' });
  expect(await readDuring(() => fireEvent.change(box, { target: { value: '9' } }))).toEqual(['row 4']);
  expect(box).toHaveValue('9');
});
