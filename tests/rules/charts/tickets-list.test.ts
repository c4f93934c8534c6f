import { expect, test } from 'vitest';
import { createActor, fromTransition, waitFor } from 'xstate';
import { ticketRowMachine, type DeletionAnswer } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine, type TicketsNews } from '../../../machines/tickets.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { deferredPromise } from '../../walk/doubles.ts';
import { aTicket } from '../../walks/people/boards.ts';

const ticket = (id: string, first = '1'): SavedTicket => ({
  ...aTicket,
  id,
  numbers: [first, '31', '32', '33', '34', '8'],
});

const open = () => {
  const loadTickets = deferredPromise<readonly SavedTicket[], { game: Game }>();
  const deleteTicket = deferredPromise<DeletionAnswer, { game: Game; ticket: SavedTicket }>();
  const ticketRow = ticketRowMachine.provide({ actors: { deleteTicket: deleteTicket.logic } });
  const machine = ticketsMachine.provide({ actors: { loadTickets: loadTickets.logic, ticketRow } });
  const told: TicketsNews[] = [];
  const parent = createActor(fromTransition((_, news: TicketsNews) => void told.push(news), undefined)).start();
  const actor = createActor(machine, { input: { game: 'powerball', parent } }).start();
  const list = async (tickets: readonly SavedTicket[]) => {
    loadTickets.resolve(tickets);
    await waitFor(actor, (state) => state.matches({ showing: 'settled' }));
  };
  return { actor, list, deleteTicket, told, context: () => actor.getSnapshot().context };
};

test('an unchanged ticket stays the same object when the list is fetched again', async () => {
  const { actor, list, context } = open();
  await list([ticket('a'), ticket('b')]);
  const [unchanged] = context().tickets;
  actor.send({ type: 'tickets.changed' });
  await list([ticket('a'), ticket('b', '9')]);
  expect(context().tickets).toEqual([ticket('a'), ticket('b', '9')]);
  expect(context().tickets[0]).toBe(unchanged);
});

test('rows get their refreshed tickets', async () => {
  const { actor, list, context } = open();
  await list([ticket('a')]);
  actor.send({ type: 'row.editing.started', id: 'a' });
  actor.send({ type: 'tickets.changed' });
  await list([ticket('a', '9')]);
  expect(context().rows['a']?.getSnapshot().context.ticket).toEqual(ticket('a', '9'));
});

const toast = { severity: 'info', text: 'The answer.' } as const;
const raised = { type: 'toast.raised', toast };

test.each([
  ['deleted', [raised, { type: 'ticket.deleted' }]],
  ['refused', [raised, { type: 'ticket.failed' }]],
])('the answer to a deletion (%s) is announced even if the ticket has left the list [TR-8]', async (outcome, news) => {
  const { actor, list, deleteTicket, told, context } = open();
  await list([ticket('a'), ticket('b')]);
  actor.send({ type: 'row.deletion.requested', id: 'b' });
  context().rows['b']?.send({ type: 'deletion.confirmed' });
  actor.send({ type: 'tickets.changed' });
  await list([ticket('a')]);
  expect(told).toEqual([]);
  deleteTicket.resolve({ outcome, toast });
  await waitFor(actor, (state) => state.matches({ showing: 'refreshing' }));
  expect(told).toEqual(news);
});
