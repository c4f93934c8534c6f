import { expect, test } from 'vitest';
import { createActor, fromTransition, waitFor } from 'xstate';
import type { TicketsNews } from '../../../machines/tickets.machine.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { deferredTickets, ticketOf } from '../../walks/people/tickets.ts';

const open = () => {
  const { machine, loadTickets, deleteTicket } = deferredTickets();
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
  await list([ticketOf('a'), ticketOf('b')]);
  const [unchanged] = context().tickets;
  actor.send({ type: 'tickets.changed' });
  await list([ticketOf('a'), ticketOf('b', 9)]);
  expect(context().tickets).toEqual([ticketOf('a'), ticketOf('b', 9)]);
  expect(context().tickets[0]).toBe(unchanged);
});

const toast = { severity: 'info', text: 'The answer.' } as const;
const raised = { type: 'toast.raised', toast };

test.each([
  ['deleted', [raised, { type: 'ticket.deleted' }]],
  ['refused', [raised, { type: 'ticket.failed' }]],
])('the answer to a deletion (%s) is announced even if the ticket has left the list [TR-8]', async (outcome, news) => {
  const { actor, list, deleteTicket, told, context } = open();
  await list([ticketOf('a'), ticketOf('b')]);
  actor.send({ type: 'row.deletion.requested', id: 'b' });
  context().rows['b']?.send({ type: 'deletion.confirmed' });
  actor.send({ type: 'tickets.changed' });
  await list([ticketOf('a')]);
  expect(told).toEqual([]);
  deleteTicket.resolve({ outcome, toast });
  await waitFor(actor, (state) => state.matches({ showing: 'refreshing' }));
  expect(told).toEqual(news);
});
