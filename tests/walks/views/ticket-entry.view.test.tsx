import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CreationAnswer } from '../../../machines/ticket-entry.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { TypedNumbers } from '../../../src/rules/ticket-numbers.ts';
import { TicketEntry } from '../../../src/flows/ticket-entry/ticket-entry.view.tsx';
import { entryChart } from '../people/tickets.ts';
import { deferredPromise, parent } from '../../walk/doubles.ts';

const open = () => {
  const createTicket = deferredPromise<CreationAnswer, { game: Game; numbers: TypedNumbers }>();
  const machine = entryChart.provide({ actors: { createTicket: createTicket.logic } });
  const actor = createActor(machine, { input: { game: 'powerball', parent } }).start();
  render(<TicketEntry actor={actor} />);
  const created = { outcome: 'created', toast: { severity: 'success', text: 'created' } } as const;
  return { createTicket, create: () => act(async () => createTicket.resolve(created)) };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const pasteInto = async (text: string) => {
  await userEvent.click(box('Number 1'));
  await userEvent.paste(text);
};

test.each([
  ['a-e.0', ['', ''], 'Number 1'],
  ['7{ArrowLeft}1', ['17', ''], 'Number 2'],
  ['1205', ['12', '5'], 'Number 3'],
  ['1205{Backspace}', ['12', '5'], 'Number 2'],
  ['12{Backspace}x3', ['3', ''], 'Number 1'],
  ['１２０５', ['12', '5'], 'Number 3'],
])('typing %s leaves %j and focus on %s [TE-2, TE-3, OT-12]', async (keys, numbers, focused) => {
  open();
  await userEvent.click(box('Number 1'));
  await userEvent.keyboard(keys);
  expect(typed()).toEqual([...numbers, '', '', '', '']);
  expect(box(focused)).toHaveFocus();
});

test('a single pasted number goes into its box [TE-9, OT-12]', async () => {
  open();
  await pasteInto(' ５\n');
  expect(typed()).toEqual(['5', '', '', '', '', '']);
});

test('the help repeats the rules [TE-7]', () => {
  open();
  act(() => button('Help').focus());
  expect(button('Help')).toHaveAccessibleDescription(
    /between 1 and 69 ?Power Ball number should be between 1 and 26 ?Duplicate values are not allowed\.$/,
  );
});

test('Enter saves once and keeps focus; then the first box takes it, unless it has moved [TE-6, TE-8]', async () => {
  const { createTicket, create } = open();
  await pasteInto('5 12 33 41 60 8');
  act(() => box('Number 5').focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter} {Backspace}');
  await userEvent.paste('1 2 3 4 5 6');
  await userEvent.paste('17');
  expect([createTicket.inputs.length, typed()]).toEqual([1, ['5', '12', '33', '41', '60', '8']]);
  expect(box('Number 5')).toHaveFocus();
  await create();
  expect(typed()).toEqual(['', '', '', '', '', '']);
  expect(box('Number 1')).toHaveFocus();
  await pasteInto('5 12 33 41 60 8');
  await userEvent.keyboard('{Enter}');
  act(() => button('Help').focus());
  await create();
  expect(button('Help')).toHaveFocus();
});
