import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { ticketRowMachine } from '../../machines/ticket-row.machine.ts';
import { ticketEntryGuards, type SavedTicket } from '../../src/rules/ticket-numbers.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { TicketRow } from '../../src/flows/ticket-row/ticket-row.view.tsx';
import { walk } from '../support/walk.ts';
import { aTicket } from './people/boards.ts';
import { boxed, enter, entered, paste } from './people/boxes.ts';
import { parent, sent } from '../walk/doubles.ts';

const ticket: SavedTicket = { ...aTicket, lottery: 'l1' };
const toast: Toast = { severity: 'info', text: 'The server says so.' };

const row = () => screen.getByRole('group', { name: /^Ticket / });
const boxes = () => within(row()).getAllByRole<HTMLInputElement>('textbox', { hidden: true });
const button = (name: string) => within(row()).getByRole('button', { name, hidden: true });
const isUnanswered = (actor: ActorRefFrom<typeof ticketRowMachine>) =>
  actor.getSnapshot().matches({ editing: 'unanswered' });
const answer = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

walk<typeof ticketRowMachine>('a ticket row [TR-1, TR-3, TR-5, TR-7, TR-8, OT-12, PL-2]', {
  machine: ticketRowMachine.provide({ guards: ticketEntryGuards }),
  inputs: [{ game: 'megamillions', ticket, parent }],
  cases: {
    'numbers.edited': [
      entered(...ticket.numbers),
      entered('5', '12', '33', '41', '60', '9'),
      boxed(1, ''),
      entered('5', '5', '33', '41', '60', '8'),
      entered('5', '5', '33', '41', '60', '9'),
    ],
    'paste.refused': [{ found: 4 }],
    'ticket.refreshed': [{ ticket }, { ticket: { ...ticket, numbers: ['6', '12', '33', '41', '60', '8'] } }],
  },
  outcomes: {
    updateTicket: [
      { outcome: 'saved', toast },
      { outcome: 'refused', toast },
    ],
    deleteTicket: [
      { outcome: 'deleted', toast },
      { outcome: 'refused', toast },
    ],
  },
  impossible: {
    'What is stored, and what was sent to be, has all six numbers.':
      /^(reading: editing.started|saving: updateTicket answers.*) → editing.valid: form.submitted \(hasBlank\)/,
  },
  show: (actor) => <TicketRow actor={actor} list={parent} game="megamillions" ticket={ticket} />,
  doing: {
    'editing.started': () => userEvent.click(button('Edit ticket')),
    'editing.cancelled': async (_, { actor }) => {
      await (isUnanswered(actor) ? userEvent.click(button('Cancel')) : userEvent.keyboard('{Escape}'));
      expect(button('Edit ticket')).toHaveFocus();
    },
    'numbers.edited': ({ numbers }) => enter(boxes(), numbers),
    'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
    'form.submitted': (_, { actor }) => {
      if (!isUnanswered(actor)) return userEvent.click(button('Save changes'));
      act(() => boxes()[0]?.focus());
      return userEvent.keyboard('{Enter}');
    },
    'deletion.requested': () => userEvent.click(button('Delete ticket')),
    'deletion.cancelled': async () => {
      await userEvent.click(answer('No'));
      expect(button('Delete ticket')).toHaveFocus();
    },
    'deletion.confirmed': () => userEvent.click(answer('Yes')),
    'ticket.refreshed': sent,
  },
  seeing: {
    reading: ['button "Edit ticket"', 'button "Delete ticket"'],
    'editing.checking': [],
    'editing.valid': 'button "Save changes"',
    'editing.incomplete': () => expect(boxes()[1]).toHaveFocus(),
    'editing.unanswered': 'button "Save changes"',
    'editing.invalid': ['Duplicate values are not allowed.', 'button "Save changes" (success, check) [disabled]'],
    saving: ['button "Save changes" (success) [disabled, busy]', '[read-only]'],
    confirmingDeletion: ['dialog "Are you sure you want to delete this ticket?"', 'button "No"', 'button "Yes"'],
    deleting: ['button "No" (secondary) [disabled]', 'button "Yes" (danger) [disabled, busy]'],
    deleted: 'button "Edit ticket" (quiet, pencil) [disabled]',
  },
});
