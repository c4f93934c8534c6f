import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom, EventFrom } from 'xstate';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import type { SavedTicket } from '../../src/rules/ticket-numbers.ts';
import { Tickets } from '../../src/flows/tickets/tickets.view.tsx';
import { region } from '../../src/ui/scroll-region.css.ts';
import { walk } from '../support/walk.ts';
import { aTicket, checkedWith } from './people/boards.ts';
import { rowChart } from './people/tickets.ts';
import { parent, sent } from '../walk/doubles.ts';

const other: SavedTicket = { ...aTicket, id: 't2', numbers: ['7', '12', '33', '41', '60', '8'] };
const lost: SavedTicket = { ...aTicket, id: 't5', numbers: ['5', '14', '35', '43', '62', '10'] };
const unplayed: SavedTicket = { ...aTicket, id: 't6', numbers: ['8', '12', '33', '41', '60', '8'] };
const changed: SavedTicket = { ...aTicket, numbers: ['6', '12', '33', '41', '60', '8'] };

const row = () => screen.getByRole('group', { name: /^Ticket [56] 12 /, hidden: true });
/** Of the last draw, in which two tickets that are gone played as well, one of them without a prize. */
const { outcomes } = checkedWith(1, 8, 9, null, null);

// A list hears a row's buttons only until the row has an actor of its own; what comes later is no gesture.
const gesture = (
  actor: ActorRefFrom<typeof ticketsMachine>,
  name: string,
  event: EventFrom<typeof ticketsMachine> & { id: string },
) => {
  const { tickets, rows } = actor.getSnapshot().context;
  const isHeard = tickets.some(({ id }) => id === event.id) && rows[event.id] === undefined;
  return isHeard
    ? userEvent.click(within(row()).getByRole('button', { name, hidden: true }))
    : act(async () => actor.send(event));
};

/** Even without a saved ticket: winners that were deleted are listed (RS-1). */
const seesList = () => {
  const list = screen.getByRole('region', { name: 'Saved tickets' });
  expect(list).toHaveClass(region[270]);
  expect(list).toHaveAttribute('tabindex', '0');
};

walk<typeof ticketsMachine>('the saved tickets [BD-1, PR-1, RS-1, RS-2, TR-2, TR-3, TR-6, TR-8]', {
  machine: ticketsMachine.provide({ actors: { ticketRow: rowChart } }),
  inputs: [{ game: 'powerball', parent }],
  cases: {
    'row.editing.started': [{ id: 't1' }, { id: 'gone' }],
    'row.deletion.requested': [{ id: 't1' }, { id: 'gone' }],
    'row.saved': [{ toast: { severity: 'info', text: 'Ticket updated successfully' } }],
    'row.deleted': [{ id: 't1', toast: { severity: 'info', text: 'Ticket deleted successfully.' } }],
    'row.failed': [{ toast: { severity: 'error', text: 'There is no such ticket.' } }],
  },
  outcomes: { loadTickets: [[unplayed, lost, other, aTicket], []] },
  show: (actor) => <Tickets actor={actor} outcomes={outcomes} height={270} />,
  doing: {
    'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'tickets.changed': sent,
    'row.editing.started': (event, { actor }) => gesture(actor, 'Edit ticket', event),
    'row.deletion.requested': (event, { actor }) => gesture(actor, 'Delete ticket', event),
    'row.saved': (event, { actor }) =>
      act(() => {
        actor.getSnapshot().context.rows['t1']?.send({ type: 'ticket.refreshed', ticket: changed });
        actor.send(event);
      }),
    'row.deleted': sent,
    'row.failed': sent,
  },
  seeing: {
    loading: 'Loading the saved tickets',
    failed: ['The saved tickets could not be loaded.', 'button "Try again"'],
    'showing.settled': seesList,
    'showing.refreshing': seesList,
  },
});
