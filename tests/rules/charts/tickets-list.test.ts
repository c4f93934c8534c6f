import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { deferredPromise, parent } from '../../walk/doubles.ts';

const ticket = (id: string, first = '1'): SavedTicket => ({
  id,
  lottery: null,
  numbers: [first, '31', '32', '33', '34', '8'],
  storedDate: '2026-11-20T15:00:00Z',
});

const open = () => {
  const loadTickets = deferredPromise<readonly SavedTicket[], { game: Game }>();
  const machine = ticketsMachine.provide({ actors: { loadTickets: loadTickets.logic, ticketRow: ticketRowMachine } });
  const actor = createActor(machine, { input: { game: 'powerball', parent } }).start();
  const list = async (tickets: readonly SavedTicket[]) => {
    loadTickets.resolve(tickets);
    await waitFor(actor, (state) => state.matches({ showing: 'settled' }));
  };
  return { actor, list, context: () => actor.getSnapshot().context };
};

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
