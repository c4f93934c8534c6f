import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { assign, createActor } from 'xstate';
import { ticketEntryMachine, type CreationAnswer } from '../../../machines/ticket-entry.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import { noNumbers, ticketEntryGuards, type TypedNumbers } from '../../../src/rules/ticket-numbers.ts';
import type { Toast } from '../../../src/rules/toasts.ts';
import { Offline } from '../../../src/ui/action/offline.tsx';
import { TicketEntry } from '../../../src/views/board/ticket-entry.view.tsx';
import { heldPromise } from '../../support/held.ts';
import { expectBusy } from '../people/person.ts';

const open = (game: Game, offline?: string) => {
  const createTicket = heldPromise<CreationAnswer, { game: Game; numbers: TypedNumbers }>();
  let picks = 0;
  const actor = createActor(
    ticketEntryMachine.provide({
      guards: ticketEntryGuards,
      actions: {
        pickNumbers: assign({
          numbers: () => [String((picks += 1)), '14', '29', '47', '61', '9'] as const,
          found: null,
        }),
      },
      actors: { createTicket: createTicket.logic },
    }),
    {
      input: { game },
    },
  ).start();
  const told: (Toast | string)[] = [];
  actor.on('toast.raised', ({ toast }) => told.push(toast));
  actor.on('ticket.created', ({ type }) => told.push(type));
  render(
    <Offline value={offline}>
      <TicketEntry actor={actor} />
    </Offline>,
  );
  return { actor, createTicket, told };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const marked = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-invalid') === 'true');
const pasteInto = async (text: string) => {
  await userEvent.click(box('Number 1'));
  await userEvent.paste(text);
};
const saveButton = () => screen.getByRole('button', { name: 'Save Ticket' });

test.each([
  ['powerball', 'Power Ball'],
  ['megamillions', 'Mega Ball'],
] as const)('%s has five boxes of 1-70 and one of 1-25 labelled %s [TE-1]', (game, special) => {
  open(game);
  for (const name of ['Number 1', 'Number 2', 'Number 3', 'Number 4', 'Number 5'])
    expect(box(name)).toHaveAttribute('placeholder', '1-70');
  expect(box(special)).toHaveAttribute('placeholder', '1-25');
  expect(screen.getByText(special)).toBeVisible();
});

test('a box takes digits only, two at most, without leading zeros [TE-2]', async () => {
  open('powerball');
  await userEvent.type(box('Number 1'), 'a-e.0');
  expect(box('Number 1')).toHaveValue('');
  await userEvent.type(box('Number 1'), '7');
  await userEvent.type(box('Number 1'), '{ArrowLeft}1');
  expect(box('Number 1')).toHaveValue('17');
  await userEvent.type(box('Number 1'), '9');
  expect(box('Number 1')).toHaveValue('17');
  await userEvent.type(box('Number 1'), '{Backspace}');
  expect(box('Number 1')).toHaveValue('1');
  await userEvent.tab();
  expect(box('Number 2')).toHaveFocus();
});

test('a box takes full-width digits as digits, and a zero is the first of two there as well [OT-12]', async () => {
  open('powerball');
  await userEvent.click(box('Number 1'));
  await userEvent.keyboard('１２０５');
  expect(typed()).toEqual(['12', '5', '', '', '', '']);
  expect(box('Number 3')).toHaveFocus();
});

test.each(['5', ' 5 ', '５\n', '05'])('one number that is pasted as %j goes into its box [OT-12]', async (text) => {
  open('powerball');
  await pasteInto(text);
  expect(typed()).toEqual(['5', '', '', '', '', '']);
});

test.each([
  ['', 'none'],
  ['5 12 33', '3'],
  ['５ １２ ３３ ４１ ６０ 100', '5'],
  ['1 2 3 4 5 6 7', '7'],
])('pasting %j says beside the boxes that it has %s, and keeps what was there [OT-12, PL-2]', async (text, count) => {
  open('powerball');
  await pasteInto('5 12 33 41 60 8');
  await pasteInto(text);
  expect(screen.getByRole('alert')).toHaveTextContent(`Paste six numbers from 1 to 99. This text has ${count}.`);
  expect(typed()).toEqual(['5', '12', '33', '41', '60', '8']);
  await userEvent.type(box('Number 5'), '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two digits move on, a zero being one of them, and Backspace in an empty box moves back [TE-3]', async () => {
  open('powerball');
  await userEvent.click(box('Number 1'));
  await userEvent.keyboard('12');
  expect(box('Number 2')).toHaveFocus();
  await userEvent.keyboard('05');
  expect(box('Number 3')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(box('Number 2')).toHaveFocus();
  expect(typed()).toEqual(['12', '5', '', '', '', '']);
});

test.each([
  ['powerball', '70', '27', ['Numbers should be between 1 and 69', 'Power Ball number should be between 1 and 26']],
  ['megamillions', '71', '26', ['Numbers should be between 1 and 70', 'Mega Ball number should be between 1 and 25']],
] as const)('%s refuses %s and a special ball of %s [TE-4]', async (game, main, special, sentences) => {
  open(game);
  await pasteInto(`${main} 2 3 4 5 ${special}`);
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
  expect(marked()).toEqual([true, false, false, false, false, true]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(box('Number 1')).toHaveAccessibleDescription(sentences.join(' '));
  expect(saveButton()).toBeDisabled();
});

test('a number that is there twice marks both boxes, but not the special one [TE-5]', async () => {
  open('megamillions');
  await pasteInto('8 12 8 41 60 8');
  expect(screen.getByRole('alert')).toHaveTextContent('Duplicate values are not allowed.');
  expect(marked()).toEqual([true, false, true, false, false, false]);
});

test('the help repeats the rules [TE-7]', async () => {
  open('powerball');
  await userEvent.tab();
  const help = screen.getByRole('button', { name: 'Help' });
  expect(help).toHaveFocus();
  const tip = screen.getByRole('tooltip');
  for (const rule of [
    'Numbers should be between 1 and 69',
    'Power Ball number should be between 1 and 26',
    'Duplicate values are not allowed.',
  ])
    expect(tip).toHaveTextContent(rule);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('Enter saves a complete ticket once, clears the boxes and goes back to the first [TE-6, TE-8]', async () => {
  const { createTicket, told } = open('powerball');
  await pasteInto('5 12 33 41 60 8');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(createTicket.inputs.map(({ numbers }) => numbers)).toEqual([['5', '12', '33', '41', '60', '8']]);
  const toast = { severity: 'success', text: 'Ticket created successfully' } as const;
  await act(async () => createTicket.resolve({ outcome: 'created', toast }));
  expect(typed()).toEqual(noNumbers);
  expect(told).toEqual(['ticket.created', toast]);
  expect(box('Number 1')).toHaveFocus();
});

test('the green check saves as well [TE-6]', async () => {
  const { createTicket } = open('powerball');
  await pasteInto('5 12 33 41 60 8');
  await userEvent.click(screen.getByRole('button', { name: 'Ticket is complete: save it' }));
  expect(createTicket.inputs).toHaveLength(1);
});

test.each(['Save Ticket', 'Ticket is complete: save it'])(
  '%s keeps the focus while a ticket is saved, when nothing more is sent, and then the first box has it [TE-8]',
  async (name) => {
    const { actor, createTicket } = open('powerball');
    await pasteInto('5 12 33 41 60 8');
    await userEvent.click(screen.getByRole('button', { name }));
    expectBusy(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name })).toHaveFocus();
    const send = vi.spyOn(actor, 'send');
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(box('Power Ball'), '9{Backspace}{Enter}');
    await userEvent.paste('1 2 3 4 5 6');
    expect(send).not.toHaveBeenCalled();
    screen.getByRole('button', { name }).focus();
    await act(async () =>
      createTicket.resolve({ outcome: 'created', toast: { severity: 'success', text: 'created' } }),
    );
    expect(box('Number 1')).toHaveFocus();
  },
);

test('a quick pick fills the boxes with other numbers each time it is pressed, by keyboard and offline too [PL-1]', async () => {
  open('powerball', 'notice');
  await pasteInto('5 12 33');
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Help' }).focus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(typed()).toEqual(['1', '14', '29', '47', '61', '9']);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard(' ');
  expect(typed()).toEqual(['2', '14', '29', '47', '61', '9']);
  expect(screen.getByRole('button', { name: 'Quick pick' })).toHaveFocus();
});

test('without a connection a ticket cannot be saved, which is said, and what was typed stays [PL-3]', async () => {
  const { createTicket } = open('powerball', 'notice');
  await pasteInto('5 12 33 41 60 8');
  await userEvent.keyboard('{Enter}');
  for (const name of ['Save Ticket', 'Ticket is complete: save it']) {
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You are not connected. Saving has to wait; what you typed stays here.');
  }
  expect(createTicket.inputs).toEqual([]);
  expect(typed()).toEqual(['5', '12', '33', '41', '60', '8']);
});

test('who has gone on to something else when the ticket is saved stays there [TE-8]', async () => {
  const { createTicket } = open('powerball');
  await pasteInto('5 12 33 41 60 8');
  await userEvent.click(saveButton());
  act(() => screen.getByRole('button', { name: 'Help' }).focus());
  await act(async () => createTicket.resolve({ outcome: 'created', toast: { severity: 'success', text: 'created' } }));
  expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
});

test.each(['5 12 33 41 60 8', '5,12,33,41,60,8', '5-12-33-41-60-8', '05 12 33 41 60 + 8'])(
  'pasting %s fills the six boxes [TE-9]',
  async (text) => {
    open('megamillions');
    await pasteInto(text);
    expect(typed()).toEqual(['5', '12', '33', '41', '60', '8']);
  },
);
