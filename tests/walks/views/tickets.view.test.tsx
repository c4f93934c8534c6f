import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ticketRowMachine, type DeletionAnswer } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { Outcome } from '../../../src/protocol/history.ts';
import { ticketEntryGuards, type SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import type { Toast } from '../../../src/rules/toasts.ts';
import { region } from '../../../src/ui/live/scroll-region.css.ts';
import { Offline } from '../../../src/ui/action/offline.tsx';
import { Tickets } from '../../../src/views/board/tickets.view.tsx';
import { heldPromise } from '../../support/held.ts';

const ticket = (first: number): SavedTicket => ({
  id: `t${first}`,
  lottery: null,
  numbers: [`${first}`, '31', '32', '33', '34', '8'],
  storedDate: '2026-11-20T15:00:00Z',
});

const open = async (
  tickets: readonly SavedTicket[],
  {
    isReadOnly = false,
    offline,
    outcomes = [],
  }: { isReadOnly?: boolean; offline?: string; outcomes?: readonly Outcome[] } = {},
) => {
  const loadTickets = heldPromise<readonly SavedTicket[], { game: Game }>();
  const deleteTicket = heldPromise<DeletionAnswer, { game: Game; ticket: SavedTicket }>();
  const ticketRow = ticketRowMachine.provide({
    guards: ticketEntryGuards,
    actors: { deleteTicket: deleteTicket.logic },
  });
  const machine = ticketsMachine.provide({ actors: { loadTickets: loadTickets.logic, ticketRow } });
  const actor = createActor(machine, { input: { game: 'powerball' } }).start();
  const told: (Toast | string)[] = [];
  actor.on('toast.raised', ({ toast }) => told.push(toast));
  actor.on('ticket.deleted', ({ type }) => told.push(type));
  render(
    <Offline value={offline}>
      <p id="why">You are not connected.</p>
      <Tickets actor={actor} outcomes={outcomes} isReadOnly={isReadOnly} height={isReadOnly ? 170 : 270} />
    </Offline>,
  );
  await act(async () => loadTickets.resolve(tickets));
  return { actor, loadTickets, deleteTicket, told };
};
const names = () => screen.getAllByRole('group').map((row) => row.getAttribute('aria-label'));
const press = (row: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: row })).getByRole('button', { name }));

test('the list scrolls at 270 pixels by keyboard as well, in the order in which it came [BD-1]', async () => {
  await open([ticket(7), ticket(3), ticket(5)]);
  const list = screen.getByRole('region', { name: 'Saved tickets' });
  expect(list).toHaveClass(...region[270].split(' '));
  expect(list).toHaveAttribute('tabindex', '0');
  expect(names()).toEqual(['Ticket 7 31 32 33 34 8', 'Ticket 3 31 32 33 34 8', 'Ticket 5 31 32 33 34 8']);
});

test('a read-only list is 170 pixels high and has no buttons [TR-2, HOME-4]', async () => {
  await open([ticket(7)], { isReadOnly: true });
  expect(screen.getByRole('region', { name: 'Saved tickets, Power Ball' })).toHaveClass(...region[170].split(' '));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('without a connection no ticket is edited or deleted, and the buttons say why [PL-3]', async () => {
  const { actor } = await open([ticket(7)], { offline: 'why' });
  for (const name of ['Edit ticket', 'Delete ticket']) {
    await press('Ticket 7 31 32 33 34 8', name);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('You are not connected.');
  }
  expect(actor.getSnapshot().context.rows).toEqual({});
});

test('of many tickets only the one that is edited has an actor', async () => {
  const { actor } = await open(Array.from({ length: 100 }, (_, at) => ticket(at + 1000)));
  expect(actor.getSnapshot().context.rows).toEqual({});
  const row = within(screen.getByLabelText('Ticket 1005 31 32 33 34 8'));
  await userEvent.click(row.getByLabelText('Edit ticket'));
  expect(Object.keys(actor.getSnapshot().context.rows)).toEqual(['t1005']);
  expect(screen.getByLabelText('Save changes')).toBeEnabled();
});

test('a deleted ticket leaves the list at once, its game was named, the list is fetched again and keeps the focus [TR-8, TR-9]', async () => {
  const { deleteTicket, loadTickets, told } = await open([ticket(7), ticket(3)]);
  await press('Ticket 7 31 32 33 34 8', 'Delete ticket');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(deleteTicket.inputs[0]).toMatchObject({ game: 'powerball', ticket: ticket(7) });
  await act(async () => deleteTicket.resolve({ outcome: 'deleted' }));
  expect(names()).toEqual(['Ticket 3 31 32 33 34 8']);
  expect(told).toEqual([{ severity: 'info', text: 'Ticket deleted successfully.' }, 'ticket.deleted']);
  expect(loadTickets.inputs).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Saved tickets' })).toHaveFocus();
});

test('the bin of a ticket that nobody had touched has the focus again after No [TR-8]', async () => {
  await open([ticket(7), ticket(3)]);
  await press('Ticket 7 31 32 33 34 8', 'Delete ticket');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  const row = within(screen.getByRole('group', { name: 'Ticket 7 31 32 33 34 8' }));
  expect(row.getByRole('button', { name: 'Delete ticket' })).toHaveFocus();
});

test('the focus stays with the list when its last ticket is deleted [TR-8]', async () => {
  const { deleteTicket } = await open([ticket(7)]);
  await press('Ticket 7 31 32 33 34 8', 'Delete ticket');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await act(async () => deleteTicket.resolve({ outcome: 'deleted' }));
  expect(document.activeElement).toHaveTextContent(/^No saved numbers$/);
  expect(document.body).not.toHaveFocus();
});

test('Try again gives the focus to what comes in its place [BD-1]', async () => {
  const loadTickets = heldPromise<readonly SavedTicket[], { game: Game }>();
  const machine = ticketsMachine.provide({
    actors: { loadTickets: loadTickets.logic, ticketRow: ticketRowMachine.provide({ guards: ticketEntryGuards }) },
  });
  render(<Tickets actor={createActor(machine, { input: { game: 'powerball' } }).start()} height={270} />);
  await act(async () => loadTickets.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toHaveTextContent(/^Loading the saved tickets$/);
  await act(async () => loadTickets.resolve([ticket(7)]));
  expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Saved tickets' }));
  expect(document.body).not.toHaveFocus();
});

test('a ticket that is being edited keeps what was typed when the list is fetched again', async () => {
  const { actor, loadTickets } = await open([ticket(7), ticket(3)]);
  await press('Ticket 7 31 32 33 34 8', 'Edit ticket');
  await userEvent.keyboard('9');
  act(() => actor.send({ type: 'tickets.changed' }));
  await act(async () => loadTickets.resolve([ticket(2), ticket(7), ticket(3)]));
  expect(names()).toEqual(['Ticket 2 31 32 33 34 8', 'Ticket 7 31 32 33 34 8', 'Ticket 3 31 32 33 34 8']);
  const row = within(screen.getByRole('group', { name: 'Ticket 7 31 32 33 34 8' }));
  expect(row.getByRole('textbox', { name: 'Number 1' })).toHaveValue('9');
});

const outcome = (first: number, tier: number | null, more: Partial<Outcome> = {}): Outcome => ({
  ...{ ticket_id: `t${first}`, date: '2026-11-18', numbers: [first, 31, 32, 33, 34, 8], drawn: [7, 31, 32, 50, 51, 8] },
  ...{ main_matches: 2, special_matches: true, tier, ...more },
});

test('the last draw puts winners first, each with what matched and its prize; the others stay as they were [RS-1, RS-2]', async () => {
  await open([ticket(9), ticket(5), ticket(3)], {
    outcomes: [outcome(3, 7), outcome(5, null, { special_matches: false })],
  });
  expect(names()).toEqual(['Ticket 3 31 32 33 34 8', 'Ticket 9 31 32 33 34 8', 'Ticket 5 31 32 33 34 8']);
  const row = (name: string) => within(screen.getByRole('group', { name }));
  const winner = row('Ticket 3 31 32 33 34 8');
  expect(winner.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    ...['Number 1', 'Number 2, matched', 'Number 3, matched', 'Number 4', 'Number 5', 'Power Ball, matched'],
  ]);
  expect(winner.getByText('$7').closest('p')).toHaveTextContent(/^2 numbers and the Power Ball matched, \$7$/);
  expect(row('Ticket 5 31 32 33 34 8').getByText('No prize')).toBeVisible();
  expect(row('Ticket 9 31 32 33 34 8').queryByText(/prize|\$/)).toBeNull();
});

test('a ticket changed since says with which numbers it played, one deleted since is still told where it won [RS-1, PR-1]', async () => {
  await open([ticket(3)], {
    outcomes: [outcome(3, 7, { numbers: [1, 31, 32, 33, 34, 8] }), outcome(4, 9), outcome(6, null)],
  });
  expect(names()).toEqual(['Ticket 3 31 32 33 34 8', 'Ticket 4 31 32 33 34 8, not saved any more']);
  const changed = within(screen.getByRole('group', { name: 'Ticket 3 31 32 33 34 8' }));
  expect(changed.getByText(/Played as 1 31 32 33 34 \+ 8:/)).toBeVisible();
  expect(changed.queryByRole('textbox', { name: /matched/ })).toBeNull();
});

test('a ticket that is being edited shows no matches, and keeps its result [RS-2, TR-3]', async () => {
  await open([ticket(3)], { outcomes: [outcome(3, 7)] });
  await press('Ticket 3 31 32 33 34 8', 'Edit ticket');
  const row = within(screen.getByRole('group', { name: 'Ticket 3 31 32 33 34 8' }));
  expect(row.queryByRole('textbox', { name: /matched/ })).toBeNull();
  expect(row.getByText('$7')).toBeVisible();
});
