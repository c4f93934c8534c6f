import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ticketEntryGuards, type SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { Board } from '../../../src/views/board/board.view.tsx';
import { Tickets } from '../../../src/views/board/tickets.view.tsx';
import { deferredCallback, deferredPromise } from '../../support/deferred.ts';
import { latestDraw } from '../../support/latest-draw.ts';

const read = new Set<string>();
/** Notes a name: who shows something reads it each time that it renders. */
const noting = <Shown,>(name: string, shown: Shown): Shown => {
  read.add(name);
  return shown;
};
const readDuring = async (work: () => unknown) => {
  read.clear();
  await work();
  return [...read];
};

test('opening one of many rows renders it and the one that was open, a key press in it that row alone', async () => {
  const tickets = Array.from({ length: 30 }, (_, at) => ({
    ...{ id: `t${at}`, lottery: null, storedDate: '2026-11-20T15:00:00Z' },
    get numbers(): SavedTicket['numbers'] {
      return noting(`row ${at}`, [`${at + 1}`, '31', '32', '33', '34', '8']);
    },
  }));
  const loadTickets = deferredPromise<readonly SavedTicket[], { game: Game }>();
  const machine = ticketsMachine.provide({
    actors: { loadTickets: loadTickets.logic, ticketRow: ticketRowMachine.provide({ guards: ticketEntryGuards }) },
  });
  render(<Tickets actor={createActor(machine, { input: { game: 'powerball' } }).start()} height={270} />);
  expect(await readDuring(() => act(async () => loadTickets.resolve(tickets)))).toContain('row 5');
  const row = (at: number) => within(screen.getByRole('group', { name: `Ticket ${at + 1} 31 32 33 34 8` }));
  const edit = (at: number) => userEvent.click(row(at).getByRole('button', { name: 'Edit ticket' }));
  await edit(3);
  expect((await readDuring(() => edit(4))).toSorted()).toEqual(['row 3', 'row 4']);
  const box = row(4).getByRole('textbox', { name: 'Number 1' });
  expect(await readDuring(() => fireEvent.change(box, { target: { value: '9' } }))).toEqual(['row 4']);
  expect(box).toHaveValue('9');
});

test('a second of the countdown renders nothing of the draw [BD-4]', async () => {
  const loadLatestDraw = deferredPromise<LatestDraw, { game: Game }>();
  const countDown = deferredCallback<CountdownEvent, { until: string }>();
  const machine = boardMachine.provide({
    actors: { loadLatestDraw: loadLatestDraw.logic, countDown: countDown.logic },
  });
  render(<Board actor={createActor(machine, { input: { game: 'powerball' } }).start()}>tickets</Board>);
  const draw = {
    ...latestDraw,
    get number_set() {
      return noting('the draw', latestDraw.number_set);
    },
  };
  const arrive = () => act(async () => loadLatestDraw.resolve(draw));
  expect(await readDuring(arrive)).toEqual(['the draw']);
  const remaining = { days: 2, hours: 13, minutes: 7, seconds: 9 };
  expect(await readDuring(() => act(() => countDown.send({ type: 'countdown.ticked', remaining })))).toEqual([]);
  expect(screen.getByRole('timer')).toHaveTextContent('09 seconds');
});
