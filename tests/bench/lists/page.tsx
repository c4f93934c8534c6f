import '../../../src/ui/global.css.ts';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { shareMachine } from '../../../machines/share.machine.ts';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ticketRowGuards, type SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { Board } from '../../../src/views/board/board.view.tsx';
import { Share } from '../../../src/views/board/share.view.tsx';
import { Tickets } from '../../../src/views/board/tickets.view.tsx';
import { latestDraw } from '../../support/latest-draw.ts';
import { counted, renderedIn, type Renders, type Root } from '../../support/renders.ts';
import { PlainList } from './plain-list.tsx';

const ticketsOf = (count: number): readonly SavedTicket[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `ticket-${at}`,
    lottery: null,
    numbers: [`${1 + (at % 30)}`, '31', '32', `${33 + Math.floor(at / 30)}`, '68', '8'],
    storedDate: '2026-11-20T15:00:00Z',
  }));

const place = document.getElementById('root') as HTMLElement;
const stage = createRoot(place);
const changed = () =>
  new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (place.querySelector('li input') === null) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(place, { childList: true, subtree: true });
  });

// A row that is out of sight may keep its content for later; those in sight are asked where they stand.
const render = () => {
  for (const box of place.querySelectorAll('li:nth-child(-n+10) input')) box.getBoundingClientRect();
};

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  render();
  return performance.now() - start;
};

let tick: (event: CountdownEvent) => void = () => undefined;

const boardOf = async (children: ReactNode) => {
  const actors = {
    loadLatestDraw: fromPromise<LatestDraw, { game: Game }>(() => Promise.resolve(latestDraw)),
    countDown: fromCallback<CountdownEvent, { until: string }>(({ sendBack }) => {
      tick = sendBack;
    }),
  };
  const board = createActor(boardMachine.provide({ actors }), { input: { game: 'powerball' } }).start();
  await waitFor(board, (state) => state.matches('showing'));
  const share = createActor(shareMachine).start();
  return (
    <Board actor={board} share={<Share actor={share} board={board} />}>
      {children}
    </Board>
  );
};

let mount: () => Promise<number> = () => Promise.resolve(NaN);

/** Shows the board of a game whose tickets are still awaited; `mount` then answers with them, and ends when they are laid out. */
const awaitTickets = async (count: number) => {
  let answer: (tickets: readonly SavedTicket[]) => void = () => undefined;
  const loadTickets = fromPromise<readonly SavedTicket[], { game: Game }>(
    () => new Promise((resolve) => void (answer = resolve)),
  );
  const machine = ticketsMachine.provide({
    actors: { loadTickets, ticketRow: ticketRowMachine.provide({ guards: ticketRowGuards }) },
  });
  const actor = createActor(machine, { input: { game: 'powerball' } }).start();
  const shown = await boardOf(<Tickets actor={actor} height={270} />);
  flushSync(() => stage.render(shown));
  const tickets = ticketsOf(count);
  mount = () =>
    timed(() => {
      const there = changed();
      answer(tickets);
      return there;
    });
  return aFrame();
};

/** Shows the same board with an empty plain list; `mount` then fills it. */
const awaitPlain = async (count: number) => {
  const shown = await boardOf(<PlainPlace />);
  flushSync(() => stage.render(shown));
  const tickets = ticketsOf(count);
  mount = () => timed(() => flushSync(() => fill(tickets)));
  return aFrame();
};

let fill: (tickets: readonly SavedTicket[]) => void = () => undefined;
function PlainPlace() {
  const [tickets, setTickets] = useState<readonly SavedTicket[]>([]);
  useLayoutEffect(() => {
    fill = setTickets;
  }, []);
  return <PlainList tickets={tickets} />;
}

const aFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

const items = () => place.querySelectorAll('li:has(input)');
const rows = () => items().length;

/** Scrolls the list to its end until it has no more to add: milliseconds. */
const scrollToLast = (count: number) =>
  timed(async () => {
    const region = place.querySelector('section[tabindex]');
    while (rows() < count) {
      region?.scrollTo(0, region.scrollHeight);
      await aFrame();
    }
  });

const boxIn = (row: number) => items()[row]?.querySelector('input') as HTMLInputElement;
// React looks at how a field's own `value` was set to tell whether somebody typed; the prototype's setter passes it by, as typing does.
const plainValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** Types a number into the first box of an open row. */
const type = (row: number, text: string) => {
  const box = boxIn(row);
  plainValue.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Opens a row for editing. */
const openRow = async (row: number) => {
  items()[row]?.querySelector<HTMLElement>('[aria-label="Edit ticket"]')?.click();
  await aFrame();
};

const second = (seconds: number) =>
  tick({ type: 'countdown.ticked', remaining: { days: 1, hours: 2, minutes: 3, seconds } });

/** What rendered while work was done. */
const rendersDuring = async (work: () => unknown): Promise<Renders> => {
  const names: string[] = [];
  window.onCommit = (root) => names.push(...renderedIn(root));
  await work();
  await aFrame();
  delete window.onCommit;
  return counted(names);
};

const bench = {
  awaitTickets,
  awaitPlain,
  mount: () => mount(),
  rows,
  scrollToLast,
  openRow,
  keyPress: (row: number, text: string) => timed(() => type(row, text)),
  rendersOfKeyPress: (row: number, text: string) => rendersDuring(() => type(row, text)),
  secondOfCountdown: (seconds: number) => timed(() => flushSync(() => second(seconds))),
  rendersOfSecond: (seconds: number) => rendersDuring(() => second(seconds)),
};

declare global {
  interface Window {
    bench: typeof bench;
    onCommit?: (root: Root) => void;
  }
}
window.bench = bench;
