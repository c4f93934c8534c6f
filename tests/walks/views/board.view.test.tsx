import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { landingMachine } from '../../../machines/landing.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ball } from '../../../src/ui/balls.css.ts';
import { quiet } from '../../../src/flows/board/draw-panel.css.ts';
import { Board, useFirstDraw } from '../../../src/flows/board/board.view.tsx';
import { Landing } from '../../../src/flows/home/landing.view.tsx';
import { sessionOf } from '../people/actors.ts';
import { aDraw } from '../people/boards.ts';
import { noting, readDuring } from '../people/reading.ts';
import { deferredCallback, deferredPromise, parent, put, withStills } from '../../walk/doubles.ts';

function FirstDraw({ actor }: { actor: ActorRefFrom<typeof boardMachine> }) {
  return <p>{useFirstDraw(actor)}</p>;
}

const open = (game: Game) => {
  const loadLatestDraw = deferredPromise<LatestDraw, { game: Game }>();
  const countDown = deferredCallback<CountdownEvent, { until: string }>();
  const machine = boardMachine.provide({
    actors: { loadLatestDraw: loadLatestDraw.logic, countDown: countDown.logic },
  });
  const actor = createActor(machine, { input: { game, parent } }).start();
  render(
    <Board actor={actor}>
      <FirstDraw actor={actor} />
    </Board>,
  );
  const arrive = (arrived: LatestDraw) => act(async () => loadLatestDraw.resolve(arrived));
  return { countDown, arrive };
};

test.each([
  ['powerball', ball.power],
  ['megamillions', ball.mega],
] as const)(
  'a sample draw of %s says that it is one, and has the special ball in its colour [BD-3, SV-8]',
  async (game, special) => {
    await open(game).arrive({ ...aDraw, is_sample: true });
    expect(screen.getByText('Sample draw')).toBeVisible();
    expect(screen.getByText('10')).toHaveClass(...special.split(' '));
  },
);

test('the countdown is not read out, and renders nothing of the draw anew [BD-4]', async () => {
  const { arrive, countDown } = open('powerball');
  const draw = {
    ...aDraw,
    get number_set() {
      return noting('the draw', aDraw.number_set);
    },
  };
  expect(await readDuring(() => arrive(draw))).toEqual(['the draw']);
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
  const readOut = () => [...document.querySelectorAll(live)].map(({ textContent }) => textContent);
  const before = readOut();
  const tick = (moment: { minutes: number; seconds: number }) => {
    act(() => countDown.send({ type: 'countdown.ticked', remaining: { days: 2, hours: 13, ...moment } }));
    expect(readOut()).toEqual(before);
  };
  const turn = [
    { minutes: 7, seconds: 0 },
    { minutes: 6, seconds: 59 },
  ];
  expect(await readDuring(() => turn.forEach(tick))).toEqual([]);
  expect(screen.getByRole('timer')).toHaveTextContent('59 seconds');
});

test('a jackpot that is not announced is a line of small text [RS-6]', async () => {
  const { arrive } = open('powerball');
  await arrive({ ...aDraw, next_jackpot: 'To be announced' });
  expect(screen.getByText('Next jackpot: To be announced')).toHaveClass(...quiet.power.split(' '));
});

test('a ticket first plays the draw that is counted down to, then the one after it [PL-2, PR-1]', async () => {
  const { arrive, countDown } = open('powerball');
  expect(screen.queryByText(/^First draw/)).toBeNull();
  await arrive(aDraw);
  expect(screen.getByText('First draw: Nov 21, 2026')).toBeVisible();
  act(() => countDown.send({ type: 'countdown.ended' }));
  expect(screen.getByText('First draw: the one after this')).toBeVisible();
});

test('draws that arrive before the landing page is hydrated wait until it is [HOME-1, NAV-1]', () => {
  const followVisibility = deferredCallback<{ type: 'screen.outdated' }>();
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
