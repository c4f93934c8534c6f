import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { ticketRowMachine } from '../../machines/ticket-row.machine.ts';
import { ticketEntryGuards, type SavedTicket } from '../../src/rules/ticket-numbers.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { TicketRow } from '../../src/flows/ticket-row/ticket-row.view.tsx';
import { walk } from '../support/walk.ts';
import { aTicket } from './people/boards.ts';
import { boxed, enter, entered, paste } from './people/boxes.ts';
import { expectBusy } from './people/person.ts';
import { parent, sent } from '../walk/doubles.ts';

const ticket: SavedTicket = { ...aTicket, lottery: 'l1' };
const toast: Toast = { severity: 'info', text: 'The server says so.' };

const row = () => screen.getByRole('group', { name: /^Ticket / });
const boxes = () => within(row()).getAllByRole<HTMLInputElement>('textbox', { hidden: true });
const button = (name: string) => within(row()).getByRole('button', { name, hidden: true });
const seesNo = (name: string) => expect(within(row()).queryByRole('button', { name, hidden: true })).toBeNull();
const typed = () => boxes().map(({ value }) => value);
const answer = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

walk<typeof ticketRowMachine>('a ticket row [TR-1, TR-3, TR-5, TR-7, TR-8, OT-12, PL-2]', {
  machine: ticketRowMachine.provide({ guards: ticketEntryGuards }),
  inputs: [{ game: 'megamillions', ticket, parent }],
  cases: {
    'editing.started': [{}],
    'editing.cancelled': [{}],
    'numbers.edited': [
      entered(...ticket.numbers),
      entered('5', '12', '33', '41', '60', '9'),
      boxed(1, ''),
      entered('5', '5', '33', '41', '60', '8'),
      entered('5', '5', '33', '41', '60', '9'),
    ],
    'paste.refused': [{ found: 4 }],
    'form.submitted': [{}],
    'deletion.requested': [{}],
    'deletion.cancelled': [{}],
    'deletion.confirmed': [{}],
    'ticket.refreshed': [{ ticket }, { ticket: { ...ticket, numbers: ['6', '12', '33', '41', '60', '8'] } }],
  },
  outcomes: {
    updateTicket: [
      { outcome: 'saved', toast },
      { outcome: 'refused', toast },
    ],
    deleteTicket: [{ outcome: 'deleted' }, { outcome: 'refused', toast }],
  },
  impossible: [
    {
      runs: /^(reading: editing.started|saving: updateTicket answers.*) → editing.valid: form.submitted \(hasBlank\)/,
      why: 'What is stored, and what was sent to be, has all six numbers.',
    },
  ],
  show: (actor) => <TicketRow actor={actor} list={parent} game="megamillions" ticket={ticket} />,
  doing: {
    'editing.started': () => userEvent.click(button('Edit ticket')),
    'editing.cancelled': () => userEvent.keyboard('{Escape}'),
    'numbers.edited': ({ numbers }) => enter(boxes(), numbers),
    'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
    'form.submitted': () => userEvent.click(button('Save changes')),
    'deletion.requested': () => userEvent.click(button('Delete ticket')),
    'deletion.cancelled': () => userEvent.click(answer('No')),
    'deletion.confirmed': () => userEvent.click(answer('Yes')),
    'ticket.refreshed': sent,
  },
  seeing: {
    reading: ({ actor }) => {
      expect(typed()).toEqual(actor.getSnapshot().context.ticket.numbers);
      for (const box of boxes()) expect(box).toBeDisabled();
      expect(button('Edit ticket')).toBeEnabled();
      expect(button('Delete ticket')).toBeEnabled();
      seesNo('Save changes');
    },
    'editing.checking': () => undefined,
    'editing.valid': () => {
      expect(button('Save changes')).toBeEnabled();
      expect(screen.queryByText('Duplicate values are not allowed.')).toBeNull();
    },
    'editing.incomplete': () => {
      expect(button('Save changes')).toBeDisabled();
      expect(screen.getByRole('alert')).toHaveTextContent('Fill in all six numbers.');
      expect(boxes()[1]).toHaveAttribute('aria-invalid', 'true');
      expect(boxes()[1]).toHaveFocus();
    },
    'editing.unanswered': () => {
      expect(button('Save changes')).toBeEnabled();
      expect(screen.queryByText('Duplicate values are not allowed.')).toBeNull();
    },
    'editing.invalid': () => {
      expect(button('Save changes')).toBeDisabled();
      expect(screen.getByRole('alert')).toHaveTextContent('Duplicate values are not allowed.');
    },
    saving: () => {
      expectBusy(button('Save changes'));
      for (const box of boxes()) expect(box).toHaveAttribute('readonly');
    },
    confirmingDeletion: () => {
      expect(screen.getByRole('dialog', { name: 'Are you sure you want to delete this ticket?' })).toBeVisible();
      expect(answer('No')).toBeEnabled();
      expect(answer('Yes')).toBeEnabled();
    },
    deleting: () => {
      expect(answer('No')).toBeDisabled();
      expectBusy(answer('Yes'));
    },
    deleted: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  always: ({ actor }) => {
    const state = actor.getSnapshot();
    if (state.matches('editing') || state.matches('saving')) expect(typed()).toEqual(state.context.numbers);
    if (state.matches('editing')) seesNo('Edit ticket');
    const saysCount = state.matches('editing') && state.context.found === 4;
    expect(screen.queryByText(/This text has 4\./) !== null).toBe(saysCount);
    expect(button('Delete ticket').matches(':disabled')).toBe(!state.matches('reading'));
  },
});
