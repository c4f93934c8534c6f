import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { landingMachine } from '../../../machines/landing.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import { Board, useFirstDraw } from '../../../src/flows/board/board.view.tsx';
import { Landing } from '../../../src/flows/home/landing.view.tsx';
import { followVisibility, sessionOf } from '../people/actors.ts';
import { aDraw } from '../people/boards.ts';
import { noting, readDuring } from '../people/reading.ts';
import { deferredCallback, deferredPromise, parent, put, withStills } from '../../walk/doubles.ts';

const deferredBoard = () => {
  const loadLatestDraw = deferredPromise<LatestDraw, { game: Game }>();
  const countDown = deferredCallback<CountdownEvent, { until: string }>();
  const actors = { loadLatestDraw: loadLatestDraw.logic, countDown: countDown.logic };
  const actor = createActor(boardMachine.provide({ actors }), { input: { game: 'powerball', parent } }).start();
  return { actor, loadLatestDraw, countDown };
};

test('the countdown is not read out, and its tick renders nothing of the draw [BD-4]', async () => {
  const { actor, loadLatestDraw, countDown } = deferredBoard();
  render(<Board actor={actor}>the tickets</Board>);
  const draw = {
    ...aDraw,
    get number_set() {
      return noting('the draw', aDraw.number_set);
    },
  };
  expect(await readDuring(() => act(async () => loadLatestDraw.resolve(draw)))).toEqual(['the draw']);
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const readOut = () => [...document.querySelectorAll(live)].map(({ textContent }) => textContent);
  const before = readOut();
  const ticks = () => {
    for (const [minutes = 0, seconds = 0] of [[7], [6, 59]]) {
      act(() => countDown.send({ type: 'countdown.ticked', remaining: { days: 2, hours: 13, minutes, seconds } }));
      expect(readOut()).toEqual(before);
    }
  };
  expect(await readDuring(ticks)).toEqual([]);
  expect(screen.getByRole('timer')).toHaveTextContent('59 seconds');
});

test('a next draw whose time cannot be read has no first draw, and the board stays [BD-4]', async () => {
  const { actor, loadLatestDraw, countDown } = deferredBoard();
  await act(async () => loadLatestDraw.resolve({ ...aDraw, next_drawing_date: '' }));
  act(() => countDown.send({ type: 'countdown.ended' }));
  expect(actor.getSnapshot().matches('awaiting')).toBe(true);
  expect(renderHook(() => useFirstDraw(actor)).result.current).toBeUndefined();
});

test('draws that arrive before the landing page is hydrated wait until it is [HOME-1, NAV-1]', () => {
  const actors = { followVisibility: followVisibility.logic };
  const actor = createActor(withStills(landingMachine).provide({ actors })).start();
  const landing = <Landing actor={actor} session={sessionOf(null).actor} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(landing);
  const { powerball, megamillions } = actor.getSnapshot().children;
  for (const board of [powerball, megamillions]) put(board, 'showing.settled', { draw: aDraw });
  const mismatches: unknown[] = [];
  render(landing, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(mismatches).toEqual([]);
  expect(screen.getAllByRole('list', { name: 'Numbers drawn' })).toHaveLength(2);
});
