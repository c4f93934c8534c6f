import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { deferredPromise } from '../../support/deferred.ts';

const ticket = (id: string, first = '1'): SavedTicket => ({
  id,
  lottery: null,
  numbers: [first, '31', '32', '33', '34', '8'],
  storedDate: '2026-11-20T15:00:00Z',
});

const open = () => {
  const loadTickets = deferredPromise<readonly SavedTicket[], { game: Game }>();
  const machine = ticketsMachine.provide({ actors: { loadTickets: loadTickets.logic, ticketRow: ticketRowMachine } });
  const actor = createActor(machine, { input: { game: 'powerball' } }).start();
  const list = async (tickets: readonly SavedTicket[]) => {
    loadTickets.resolve(tickets);
    await waitFor(actor, (state) => state.matches({ showing: 'settled' }));
  };
  return { actor, list, asked: loadTickets.inputs, context: () => actor.getSnapshot().context };
};

test('before a list has come there are no tickets', () => {
  expect(open().context()).toEqual({ game: 'powerball', tickets: [], rows: {} });
});

test('a saved row changes its own ticket and no other [TR-6]', async () => {
  const { actor, list, context } = open();
  await list([ticket('a'), ticket('b'), ticket('c')]);
  actor.send({ type: 'row.saved', ticket: ticket('b', '9') });
  expect(context().tickets).toEqual([ticket('a'), ticket('b', '9'), ticket('c')]);
});

test('a list on its way when a row is saved is asked for again: it may have the numbers of before [TR-6]', async () => {
  const { actor, list, asked, context } = open();
  await list([ticket('a'), ticket('b')]);
  actor.send({ type: 'tickets.changed' });
  actor.send({ type: 'row.saved', ticket: ticket('b', '9') });
  expect([asked.length, context().tickets]).toEqual([3, [ticket('a'), ticket('b', '9')]]);
});

test('a deleted row takes its own ticket away and no other [TR-8]', async () => {
  const { actor, list, context } = open();
  await list([ticket('a'), ticket('b'), ticket('c')]);
  for (const id of ['a', 'b']) actor.send({ type: 'row.editing.started', id });
  actor.send({ type: 'row.deleted', id: 'a' });
  expect(context().tickets).toEqual([ticket('b'), ticket('c')]);
  expect(Object.keys(context().rows)).toEqual(['b']);
});

test('a row gets the ticket that it is for', async () => {
  const { actor, list, context } = open();
  await list([ticket('a'), ticket('b')]);
  actor.send({ type: 'row.editing.started', id: 'b' });
  expect(context().rows['b']?.getSnapshot().context.ticket).toEqual(ticket('b'));
});

test('a ticket that did not change stays the same object when the list comes again', async () => {
  const { actor, list, context } = open();
  await list([ticket('a'), ticket('b')]);
  const [unchanged] = context().tickets;
  actor.send({ type: 'tickets.changed' });
  await list([ticket('a'), ticket('b', '9')]);
  expect(context().tickets).toEqual([ticket('a'), ticket('b', '9')]);
  expect(context().tickets[0]).toBe(unchanged);
});

test('the row of a ticket that is no longer listed stops; the others are told what theirs is now', async () => {
  const { actor, list, context } = open();
  await list([ticket('a'), ticket('b')]);
  for (const id of ['a', 'b']) actor.send({ type: 'row.editing.started', id });
  const { a, b } = context().rows;
  actor.send({ type: 'tickets.changed' });
  await list([ticket('a', '9')]);
  expect(context().rows).toEqual({ a });
  expect(a?.getSnapshot()).toMatchObject({ status: 'active', context: { ticket: ticket('a', '9') } });
  expect(b?.getSnapshot().status).toBe('stopped');
});
