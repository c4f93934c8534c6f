import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { assign } from 'xstate';
import { ticketEntryMachine } from '../../machines/ticket-entry.machine.ts';
import { ticketEntryGuards, noNumbers, type TypedNumbers } from '../../src/rules/ticket-numbers.ts';
import { TicketEntry } from '../../src/flows/ticket-entry/ticket-entry.view.tsx';
import { walk } from '../support/walk.ts';
import { boxed, enter, entered, paste } from './people/boxes.ts';
import { expectBusy } from './people/person.ts';
import { parent } from '../walk/doubles.ts';

const picked: TypedNumbers = ['3', '14', '29', '47', '61', '9'];

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const save = () => screen.getByRole('button', { name: 'Save Ticket' });
const pick = () => screen.getByRole('button', { name: 'Quick pick' });
const check = () => screen.queryByRole('button', { name: 'Ticket is complete: save it' });
const missing = [
  'Ready to save',
  '1 more number',
  ...[2, 3, 4, 5].map((count) => `${count} more numbers`),
  'Type or paste six numbers.',
];

walk<typeof ticketEntryMachine>('ticket entry [TE-1, TE-4, TE-5, TE-6, TE-8, TE-9, OT-12, PL-1, PL-2]', {
  machine: ticketEntryMachine.provide({
    guards: ticketEntryGuards,
    actions: { pickNumbers: assign({ numbers: picked, found: null }) },
  }),
  inputs: [{ game: 'megamillions', parent }],
  cases: {
    'numbers.edited': [
      boxed(0, '5'),
      boxed(0, ''),
      entered('5', '5', '33', '41', '60', '8'),
      entered('5', '5', '33', '41', '60', '9'),
      entered('5', '12', '33', '41', '60', '8'),
      entered('5', '12', '33', '41', '60', '9'),
    ],
    'quickPick.pressed': [{}],
    'paste.refused': [{ found: 4 }],
    'form.submitted': [{}],
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
    'quickPick.pressed': () => userEvent.click(pick()),
    'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
    'form.submitted': () => userEvent.click(save()),
  },
  seeing: {
    'filling.checking': () => undefined,
    'filling.incomplete': () => {
      expect(save()).toBeDisabled();
      expect(check()).toBeNull();
      expect(screen.queryByText('Duplicate values are not allowed.')).toBeNull();
    },
    'filling.invalid': () => {
      expect(save()).toBeDisabled();
      expect(check()).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent('Duplicate values are not allowed.');
      expect(boxes()[0]).toHaveAccessibleDescription(/^Duplicate values are not allowed\./);
    },
    'filling.complete': () => {
      expect(save()).toBeEnabled();
      expect(check()).toBeEnabled();
    },
    'filling.unanswered': () => {
      expect(save()).toBeEnabled();
      expect(check()).toBeEnabled();
    },
    saving: () => {
      expectBusy(save());
      expectBusy(screen.getByRole('button', { name: 'Ticket is complete: save it' }));
      expect(pick()).toBeDisabled();
      for (const box of boxes()) expect(box).toHaveAttribute('readonly');
    },
  },
  always: ({ actor }) => {
    const { numbers, found } = actor.getSnapshot().context;
    const isWrong = screen.queryByRole('alert') !== null;
    expect(screen.getByRole('status').textContent).toBe(
      isWrong ? '' : missing[numbers.filter((text) => text === '').length],
    );
    expect(screen.queryByText(/This text has 4\./) !== null).toBe(found === 4);
    expect(boxes().map(({ value }) => value)).toEqual(numbers);
    expect(boxes().map(({ placeholder }) => placeholder)).toEqual([...Array<string>(5).fill('1-70'), '1-25']);
    if (actor.getSnapshot().can({ type: 'form.submitted' })) expect(numbers).not.toEqual(noNumbers);
  },
});
