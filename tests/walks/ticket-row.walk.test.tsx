import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import {
  ticketRowMachine,
  type DeletionAnswer,
  type RowNews,
  type UpdateAnswer,
} from '../../machines/ticket-row.machine.ts';
import { ticketEntryGuards, type SavedTicket, type TypedNumbers } from '../../src/rules/ticket-numbers.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { TicketRow } from '../../src/views/board/ticket-row.view.tsx';
import { deferredPromise } from '../support/deferred.ts';
import { walk } from '../support/walk.ts';
import { paste } from './people/person.ts';
import { expectBusy } from './people/person.ts';

const game = 'megamillions';
const ticket: SavedTicket = {
  id: 't1',
  lottery: 'l1',
  numbers: ['5', '12', '33', '41', '60', '8'],
  storedDate: '2026-11-20T15:00:00Z',
};
const list = () =>
  createActor(
    fromTransition((news: readonly RowNews[], event: RowNews) => [...news, event], []),
    { id: 'list' },
  ).start();
const edited = (numbers: TypedNumbers) => (context: { readonly numbers: TypedNumbers }) =>
  context.numbers.join() === numbers.join() ? undefined : { numbers };
const emptied = (box: number) => (context: { readonly numbers: TypedNumbers }) =>
  edited(context.numbers.with(box, '') as unknown as TypedNumbers)(context);
const toast: Toast = { severity: 'info', text: 'The server says so.' };

const row = () => screen.getByRole('group', { name: /^Ticket / });
const boxes = () => within(row()).getAllByRole<HTMLInputElement>('textbox', { hidden: true });
const button = (name: string) => within(row()).getByRole('button', { name, hidden: true });
const seesNo = (name: string) => expect(within(row()).queryByRole('button', { name, hidden: true })).toBeNull();
const typed = () => boxes().map(({ value }) => value);
const enter = (numbers: TypedNumbers) => {
  const empty = numbers.indexOf('');
  if (empty < 0) paste(boxes()[0], numbers);
  else fireEvent.change(boxes()[empty] as HTMLElement, { target: { value: '' } });
};
const answer = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
walk<typeof ticketRowMachine>('a ticket row [TR-1, TR-5, TR-7, TR-8, OT-12, PL-2]', {
  machine: ticketRowMachine.provide({ guards: ticketEntryGuards }),
  inputs: [{ game, ticket, list: list() }],
  cases: {
    'editing.started': [{}],
    'editing.cancelled': [{}],
    'numbers.edited': [
      edited(ticket.numbers),
      edited(['5', '12', '33', '41', '60', '9']),
      emptied(1),
      edited(['5', '5', '33', '41', '60', '8']),
      edited(['5', '5', '33', '41', '60', '9']),
    ],
    'paste.refused': [{ found: 4 }],
    'form.submitted': [{}],
    'deletion.requested': [{}],
    'deletion.cancelled': [{}],
    'deletion.confirmed': [{}],
    'ticket.refreshed': [{ ticket }, { ticket: { ...ticket, numbers: ['6', '12', '33', '41', '60', '8'] } }],
  },
  answers: {
    updateTicket: [
      { outcome: 'saved', toast },
      { outcome: 'refused', toast },
    ],
    deleteTicket: [{ outcome: 'deleted' }, { outcome: 'refused', toast }],
  },
  impossible: [
    {
      runs: /^(?:reading: editing\.started|saving: updateTicket answers.*) → editing\.valid: form\.submitted \(hasBlank\)/,
      why: 'What is stored, and what was sent to be, has all six numbers.',
    },
  ],
  open: ({ machine, options }) => {
    const updateTicket = deferredPromise<
      UpdateAnswer,
      { game: 'powerball' | 'megamillions'; ticket: SavedTicket; numbers: TypedNumbers }
    >();
    const deleteTicket = deferredPromise<DeletionAnswer, { game: 'powerball' | 'megamillions'; ticket: SavedTicket }>();
    const provided = machine.provide({
      actors: { updateTicket: updateTicket.logic, deleteTicket: deleteTicket.logic },
    });
    const actor = createActor(provided, { ...options, input: { game, ticket, list: list() } }).start();
    render(<TicketRow actor={actor} />);
    return {
      actor,
      ports: { updateTicket, deleteTicket },
      doing: {
        'editing.started': () => userEvent.click(button('Edit ticket')),
        'editing.cancelled': () => userEvent.keyboard('{Escape}'),
        'numbers.edited': ({ numbers }) => enter(numbers),
        'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
        'form.submitted': () => userEvent.click(button('Save changes')),
        'deletion.requested': () => userEvent.click(button('Delete ticket')),
        'deletion.cancelled': () => userEvent.click(answer('No')),
        'deletion.confirmed': () => userEvent.click(answer('Yes')),
        'ticket.refreshed': (event) => act(() => actor.send(event)),
      },
    };
  },
  seeing: {
    reading: ({ actor }) => {
      expect(typed()).toEqual(actor.getSnapshot().context.ticket.numbers);
      for (const box of boxes()) expect(box).toBeDisabled();
      expect(button('Edit ticket')).toBeEnabled();
      expect(button('Delete ticket')).toBeEnabled();
      seesNo('Save changes');
    },
    'editing.valid': () => {
      expect(button('Save changes')).toBeEnabled();
      expect(screen.queryByText('Duplicate values are not allowed.')).toBeNull();
    },
    'editing.incomplete': () => {
      expect(button('Save changes')).toBeDisabled();
      expect(screen.getByRole('alert')).toHaveTextContent('Fill in all six numbers.');
      expect(boxes()[1]).toHaveAttribute('aria-invalid', 'true');
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
