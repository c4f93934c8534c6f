import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { assign } from 'xstate';
import { ticketEntryMachine } from '../../machines/ticket-entry.machine.ts';
import { ticketEntryGuards, type TypedNumbers } from '../../src/rules/ticket-numbers.ts';
import { TicketEntry } from '../../src/flows/ticket-entry/ticket-entry.view.tsx';
import { walk } from '../support/walk.ts';
import { enter, paste, sixEdits } from './people/boxes.ts';
import { parent } from '../walk/doubles.ts';

const picked: TypedNumbers = ['3', '14', '29', '47', '61', '9'];

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

walk<typeof ticketEntryMachine>('ticket entry [TE-1, TE-4, TE-5, TE-6, TE-8, TE-9, OT-12, PL-1, PL-2]', {
  machine: ticketEntryMachine.provide({
    guards: ticketEntryGuards,
    actions: { pickNumbers: assign({ numbers: picked, found: null }) },
  }),
  inputs: [{ game: 'megamillions', parent }],
  cases: {
    'numbers.edited': sixEdits,
    'paste.refused': [{ found: 4 }],
  },
  outcomes: {
    createTicket: [
      { outcome: 'created', toast: { severity: 'success', text: 'created' } },
      { outcome: 'refused', toast: { severity: 'info', text: 'Too many tickets.' } },
    ],
  },
  show: (actor) => <TicketEntry actor={actor} />,
  doing: {
    'numbers.edited': ({ numbers }) => enter(boxes(), numbers),
    'quickPick.pressed': () => press('Quick pick'),
    'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
    'form.submitted': () => press('Save Ticket'),
  },
  seeing: {
    'filling.checking': [],
    'filling.incomplete': 'button "Save Ticket" (primary) [disabled]',
    'filling.invalid': () => expect(boxes()[0]).toHaveAccessibleDescription(/^Duplicate values are not allowed\./),
    'filling.complete': 'button "Ticket is complete: save it"',
    'filling.unanswered': 'button "Ticket is complete: save it"',
    saving: ['button "Quick pick" (quiet, dice) [disabled]', 'button "Save Ticket" (primary) [disabled, busy]'],
  },
});
