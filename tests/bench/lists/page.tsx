import '../../../src/ui/global.css.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { shareMachine } from '../../../machines/share.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { Board } from '../../../src/flows/board/board.view.tsx';
import { Share } from '../../../src/flows/share/share.view.tsx';
import { Tickets } from '../../../src/flows/tickets/tickets.view.tsx';
import { aDraw, aTicket } from '../../walks/people/boards.ts';
import { deferredTickets } from '../../walks/people/tickets.ts';
import { parent } from '../../walk/doubles.ts';

const ticketsOf = (count: number): readonly SavedTicket[] =>
  Array.from({ length: count }, (_, at) => ({
    ...aTicket,
    id: `ticket-${at}`,
    numbers: [`${1 + (at % 30)}`, '31', '32', `${33 + Math.floor(at / 30)}`, '68', '8'],
  }));

const page = document.getElementById('root') as HTMLElement;
const react = createRoot(page);
const boxesOf = (rows: string) => [...page.querySelectorAll<HTMLInputElement>(`${rows} input`)];
const aFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

// A row that is out of sight may keep its content for later; those in sight are asked where they stand.
const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  for (const input of boxesOf('li:nth-child(-n+10)')) input.getBoundingClientRect();
  return performance.now() - start;
};

const boardActors = {
  loadLatestDraw: fromPromise<LatestDraw, { game: Game }>(() => Promise.resolve(aDraw)),
  countDown: fromCallback<CountdownEvent, { until: string }>(() => undefined),
};

const { machine, loadTickets } = deferredTickets();

/** Shows the board of a game whose tickets are still awaited; `mount` then answers with them. */
const awaitTickets = async (): Promise<void> => {
  const board = createActor(boardMachine.provide({ actors: boardActors }), {
    input: { game: 'powerball', parent },
  }).start();
  await waitFor(board, (state) => state.matches('showing'));
  const actor = createActor(machine, { input: { game: 'powerball', parent } }).start();
  const share = <Share actor={createActor(shareMachine, { input: { parent } }).start()} board={board} />;
  flushSync(() =>
    react.render(
      <Board actor={board} share={share}>
        <Tickets actor={actor} height={270} />
      </Board>,
    ),
  );
  await aFrame();
};

const mount = (count: number): Promise<number> =>
  timed(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, watch) => {
          if (boxesOf('li').length === 0) return;
          watch.disconnect();
          resolve();
        }).observe(page, { childList: true, subtree: true });
        loadTickets.resolve(ticketsOf(count));
      }),
  );

const openRow = async (at: number): Promise<void> => {
  page.querySelectorAll<HTMLElement>('[aria-label="Edit ticket"]')[at]?.click();
  await aFrame();
};

// React looks at how a field's own `value` was set to tell whether somebody typed; the prototype's setter passes it by.
const plainValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
const keyPress = (at: number, text: string): Promise<number> =>
  timed(() => {
    const [input] = boxesOf(`li:nth-child(${at + 1})`);
    plainValue.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const bench = { awaitTickets, mount, openRow, keyPress };
declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
