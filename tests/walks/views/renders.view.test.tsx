import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { shareMachine } from '../../../machines/share.machine.ts';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ticketEntryGuards, type SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { Board } from '../../../src/views/board/board.view.tsx';
import { Share } from '../../../src/views/board/share.view.tsx';
import { Tickets } from '../../../src/views/board/tickets.view.tsx';
import { deferredCallback, deferredPromise } from '../../support/deferred.ts';
import { latestDraw } from '../../support/latest-draw.ts';
import { counted, renderedIn, rootOf, type Renders } from '../../support/renders.ts';

const tickets = Array.from({ length: 30 }, (_, at): SavedTicket => ({
  id: `t${at}`,
  lottery: null,
  numbers: [`${at + 1}`, '31', '32', '33', '34', '8'],
  storedDate: '2026-11-20T15:00:00Z',
}));

/** Shows something; what is returned tells what rendered while work was done, every commit counted. */
const watch = (shown: ReactNode) => {
  const names: string[] = [];
  const looking = { isOn: false };
  const look = () => looking.isOn && names.push(...renderedIn(rootOf(document.querySelector('main') as Element)));
  render(
    <Profiler id="screen" onRender={look}>
      <main>{shown}</main>
    </Profiler>,
  );
  return async (work: () => unknown): Promise<Renders> => {
    names.length = 0;
    looking.isOn = true;
    await work();
    return counted(names);
  };
};

const around = ['Tickets', 'FocusScope', 'List', 'ScrollRegion', 'GrowingList', 'RestingRow'];
const row = (at: number) => within(screen.getByRole('group', { name: `Ticket ${at + 1} 31 32 33 34 8` }));
const edit = (at: number) => userEvent.click(row(at).getByRole('button', { name: 'Edit ticket' }));

test('opening one of many rows renders the list around it and no other row, a key press in it that row alone', async () => {
  const loadTickets = deferredPromise<readonly SavedTicket[], { game: Game }>();
  const machine = ticketsMachine.provide({
    actors: { loadTickets: loadTickets.logic, ticketRow: ticketRowMachine.provide({ guards: ticketEntryGuards }) },
  });
  const during = watch(<Tickets actor={createActor(machine, { input: { game: 'powerball' } }).start()} height={270} />);
  await act(async () => loadTickets.resolve(tickets));
  await edit(3);
  const opened = await during(() => edit(4));
  expect(opened).toMatchObject({ GrowingList: 1 });
  expect(Object.keys(opened)).not.toContain('RestingRow');
  const rendered = await during(() =>
    fireEvent.change(row(4).getByRole('textbox', { name: 'Number 1' }), { target: { value: '9' } }),
  );
  expect(row(4).getByRole('textbox', { name: 'Number 1' })).toHaveValue('9');
  expect(rendered).toMatchObject({ TicketRow: 1, SavedRow: 1, NumberRow: 1, NumberBox: 6 });
  expect(Object.keys(rendered).filter((name) => around.includes(name))).toEqual([]);
});

test('a second of the countdown renders the countdown and nothing else of a board [BD-4]', async () => {
  const loadLatestDraw = deferredPromise<LatestDraw, { game: Game }>();
  const countDown = deferredCallback<CountdownEvent, { until: string }>();
  const machine = boardMachine.provide({
    actors: { loadLatestDraw: loadLatestDraw.logic, countDown: countDown.logic },
  });
  const board = createActor(machine, { input: { game: 'powerball' } }).start();
  const during = watch(
    <Board actor={board} share={<Share actor={createActor(shareMachine).start()} board={board} />}>
      tickets
    </Board>,
  );
  await act(async () => loadLatestDraw.resolve(latestDraw));
  const rendered = await during(() =>
    act(() => countDown.send({ type: 'countdown.ticked', remaining: { days: 2, hours: 13, minutes: 7, seconds: 9 } })),
  );
  expect(screen.getByRole('timer')).toHaveTextContent('09 seconds');
  expect(rendered).toEqual({ Countdown: 1, CountdownTiles: 1 });
});
