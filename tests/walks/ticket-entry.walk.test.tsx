import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { ticketEntryMachine, type CreationAnswer } from '../../machines/ticket-entry.machine.ts';
import { entryVerdict, noNumbers, type TypedNumbers } from '../../src/rules/ticket-numbers.ts';
import { TicketEntry } from '../../src/views/board/ticket-entry.view.tsx';
import { heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.tsx';
import { expectBusy } from './people/person.ts';

const game = 'megamillions';
const edited = (numbers: TypedNumbers) => ({ type: 'numbers.edited', numbers, verdict: entryVerdict(game, numbers) });
const complete: TypedNumbers = ['5', '12', '33', '41', '60', '8'];

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const save = () => screen.getByRole('button', { name: 'Save Ticket' });
const check = () => screen.queryByRole('button', { name: 'Ticket is complete: save it' });
const fill = async (numbers: readonly string[]) => {
  for (const [at, box] of boxes().entries()) {
    if (box.value === numbers[at]) continue;
    await userEvent.clear(box);
    if (numbers[at]) await userEvent.type(box, numbers[at]);
  }
};

walk<typeof ticketEntryMachine>('ticket entry [TE-6, TE-8, TE-9]', {
  machine: ticketEntryMachine,
  input: { game },
  cases: [
    edited(['5', '', '', '', '', '']),
    edited(['5', '5', '33', '41', '60', '8']),
    edited(complete),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.createTicket', output: { outcome: 'created', toast: { severity: 'success', text: 'created' } } },
    { type: 'xstate.done.actor.createTicket', output: { outcome: 'refused', toast: { severity: 'info', text: 'Too many tickets.' } } },
    { type: 'xstate.error.actor.createTicket', error: new Error('offline') },
  ],
  open: (options) => {
    const createTicket = heldPromise<CreationAnswer, { game: 'powerball' | 'megamillions'; numbers: TypedNumbers }>();
    const actor = createActor(ticketEntryMachine.provide({ actors: { createTicket: createTicket.logic } }), {
      ...options,
      input: { game },
    });
    render(<TicketEntry actor={actor.start()} />);
    return {
      actor,
      ports: { createTicket },
      doing: {
        'numbers.edited': ({ numbers }) => fill(numbers),
        'form.submitted': () => userEvent.click(save()),
      },
    };
  },
  seeing: {
    'filling.incomplete': () => {
      expect(save()).toBeDisabled();
      expect(check()).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'filling.invalid': () => {
      expect(save()).toBeDisabled();
      expect(check()).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent('Duplicate values are not allowed.');
    },
    'filling.complete': () => {
      expect(save()).toBeEnabled();
      expect(check()).toBeEnabled();
    },
    saving: () => {
      expectBusy(save());
      expectBusy(screen.getByRole('button', { name: 'Ticket is complete: save it' }));
      for (const box of boxes()) expect(box).toHaveAttribute('readonly');
    },
  },
  always: ({ actor }) => {
    const { numbers } = actor.getSnapshot().context;
    expect(boxes().map(({ value }) => value)).toEqual(numbers);
    if (actor.getSnapshot().matches({ filling: 'complete' })) expect(numbers).not.toEqual(noNumbers);
  },
});
