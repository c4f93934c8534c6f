import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { ticketRowMachine } from '../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import type { SavedTicket } from '../../src/rules/ticket-numbers.ts';
import { Tickets } from '../../src/views/board/tickets.view.tsx';
import { heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.tsx';

const input = { game: 'powerball' as const };
const ticket: SavedTicket = { id: 't1', lottery: null, numbers: ['5', '12', '33', '41', '60', '8'], storedDate: '2026-11-20T15:00:00Z' };
const changed: SavedTicket = { ...ticket, numbers: ['6', '12', '33', '41', '60', '8'] };

const row = () => screen.getByRole('group', { name: /^Ticket /, hidden: true });
const press = (name: string) => userEvent.click(within(row()).getByRole('button', { name, hidden: true }));
const seesList = ({ actor }: { actor: { getSnapshot: () => { context: { tickets: readonly SavedTicket[] } } } }) => {
  const { tickets } = actor.getSnapshot().context;
  const names = screen.queryAllByRole('group', { hidden: true }).map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(tickets.map(({ numbers }) => `Ticket ${numbers.join(' ')}`));
  expect(screen.queryByText('No saved numbers') === null).toBe(tickets.length > 0);
};

walk<typeof ticketsMachine>('the saved tickets [BD-1, WI-1, TR-2]', {
  machine: ticketsMachine.provide({ actors: { ticketRow: ticketRowMachine } }),
  input,
  cases: [
    { type: 'retry.requested' },
    { type: 'tickets.changed' },
    { type: 'row.editing.started', id: 't1' },
    { type: 'row.deletion.requested', id: 't1' },
    { type: 'row.saved', ticket: changed },
    { type: 'row.deleted', id: 't1' },
    { type: 'row.announced', toast: { severity: 'info', text: 'Ticket updated successfully' } },
    { type: 'xstate.done.actor.loadTickets', output: [ticket] },
    { type: 'xstate.done.actor.loadTickets', output: [] },
    { type: 'xstate.error.actor.loadTickets', error: new Error('offline') },
    { type: 'xstate.done.actor.refreshTickets', output: [ticket] },
    { type: 'xstate.error.actor.refreshTickets', error: new Error('offline') },
  ],
  open: (options) => {
    const loadTickets = heldPromise<readonly SavedTicket[], { game: 'powerball' | 'megamillions' }>();
    const machine = ticketsMachine.provide({ actors: { loadTickets: loadTickets.logic, ticketRow: ticketRowMachine } });
    const actor = createActor(machine, { ...options, input }).start();
    render(<Tickets actor={actor} height={270} />);
    return {
      actor,
      ports: { loadTickets },
      doing: {
        'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
        'tickets.changed': (event) => act(() => actor.send(event)),
        'row.editing.started': () => press('Edit ticket'),
        'row.deletion.requested': () => press('Delete ticket'),
        'row.saved': (event) =>
          act(() => {
            actor.getSnapshot().context.rows[event.ticket.id]?.send({ type: 'ticket.refreshed', ticket: event.ticket });
            actor.send(event);
          }),
        'row.deleted': (event) => act(() => actor.send(event)),
        'row.announced': (event) => act(() => actor.send(event)),
      },
    };
  },
  seeing: {
    loading: () => expect(screen.getByRole('status')).toHaveTextContent('Loading the saved tickets'),
    failed: () => {
      expect(screen.getByRole('status')).toHaveTextContent('The saved tickets could not be loaded.');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    'showing.settled': seesList,
    'showing.refreshing': seesList,
  },
});
