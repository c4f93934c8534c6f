import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ball } from '../../../src/ui/numbers/balls.css.ts';
import { quiet } from '../../../src/views/board/draw-panel.css.ts';
import { Board } from '../../../src/views/board/board.view.tsx';
import { heldCallback, heldPromise } from '../../support/held.ts';

const draw: LatestDraw = {
  number_set: '8 19 21 61 64 10x 2x',
  drawing_date: '2026-11-18T22:59:00-05:00',
  next_drawing_date: '2026-11-21T22:59:00-05:00',
  next_jackpot: '$120 Million',
  is_sample: false,
};
const open = (game: Game) => {
  const clock = new SimulatedClock();
  const loadLatestDraw = heldPromise<LatestDraw, { game: Game }>();
  const countDown = heldCallback<CountdownEvent, { until: string }>();
  const machine = boardMachine.provide({
    actors: { loadLatestDraw: loadLatestDraw.logic, countDown: countDown.logic },
  });
  const actor = createActor(machine, { clock, input: { game } }).start();
  render(<Board actor={actor}>tickets</Board>);
  const arrive = (arrived: LatestDraw) => act(async () => loadLatestDraw.resolve(arrived));
  return { clock, loadLatestDraw, countDown, actor, arrive };
};

test.each([
  ['powerball', draw.number_set, ['8', '19', '21', '61', '64', '10 Power Ball'], ball.power, ['Power Play 2x']],
  ['megamillions', '5 12 33 41 60 8 3', ['5', '12', '33', '41', '60', '8 Mega Ball'], ball.mega, []],
] as const)('on %s %s is drawn as %j [BD-3]', async (game, number_set, drawn, special, multiplier) => {
  const { arrive } = open(game);
  await arrive({ ...draw, number_set });
  const balls = within(screen.getByRole('list', { name: 'Numbers drawn' })).getAllByRole('listitem');
  expect(balls.map(({ textContent }) => textContent)).toEqual(drawn);
  expect(screen.getByText(number_set.split(' ')[5]?.replace('x', '') ?? '')).toHaveClass(...special.split(' '));
  expect(screen.queryAllByText(/^Power Play/).map(({ textContent }) => textContent)).toEqual(multiplier);
});

test('a sample draw says that it is one, a real one does not [SV-8]', async () => {
  const { arrive } = open('megamillions');
  await arrive({ ...draw, is_sample: true });
  expect(screen.getByText('Sample draw')).toBeVisible();
  const { arrive: arriveReal } = open('megamillions');
  await arriveReal(draw);
  expect(screen.getAllByText('Sample draw')).toHaveLength(1);
});

test('two minutes of the countdown are read out by nothing, not even once a minute [BD-4]', async () => {
  const { arrive, countDown } = open('powerball');
  await arrive(draw);
  const readOut = () =>
    [
      ...document.querySelectorAll('[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'),
    ].map(({ textContent }) => textContent);
  const before = readOut();
  const heard = Array.from({ length: 121 }, (_, second) => {
    const remaining = { days: 2, hours: 13, minutes: 7 - Math.ceil(second / 60), seconds: (120 - second) % 60 };
    act(() => countDown.send({ type: 'countdown.ticked', remaining }));
    return readOut();
  });
  expect(heard).toEqual(heard.map(() => before));
});

test('at zero the draw is asked for after 15, 30 and 60 seconds, until a newer one is there, and the page hears of both [BD-5, RS-4]', async () => {
  const { arrive, countDown, clock, loadLatestDraw, actor } = open('powerball');
  const arrivals: string[] = [];
  actor.on('*', ({ type }) => arrivals.push(type));
  await arrive(draw);
  act(() => countDown.send({ type: 'countdown.ended' }));
  for (const [asked, pause] of [15_000, 30_000, 60_000].entries()) {
    act(() => clock.increment(pause - 1));
    expect(loadLatestDraw.inputs).toHaveLength(asked + 1);
    act(() => clock.increment(1));
    expect(loadLatestDraw.inputs).toHaveLength(asked + 2);
    await arrive(asked < 2 ? draw : { ...draw, drawing_date: '2026-11-21', next_jackpot: '$140 Million' });
  }
  expect(screen.getByText('$140 Million')).toBeVisible();
  expect(arrivals).toEqual(['draw.held', 'draw.arrived']);
});

test('after Try again the title of the draw has the focus, until the draw is there and afterwards [BD-1]', async () => {
  const { arrive, loadLatestDraw } = open('powerball');
  await act(async () => loadLatestDraw.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Latest draw' })).toHaveFocus();
  await arrive(draw);
  expect(screen.getByRole('heading', { name: 'Latest draw' })).toHaveFocus();
});

test('a jackpot that is not announced is a line of small text [RS-6]', async () => {
  const { arrive } = open('powerball');
  await arrive({ ...draw, next_jackpot: 'To be announced' });
  expect(screen.getByText('Next jackpot: To be announced')).toHaveClass(...quiet.power.split(' '));
});

test('an answer on its way is asked for anew when the numbers are out [OT-10]', async () => {
  const { arrive, countDown, clock, loadLatestDraw, actor } = open('powerball');
  await arrive(draw);
  act(() => countDown.send({ type: 'countdown.ended' }));
  act(() => clock.increment(15_000));
  act(() => actor.send({ type: 'draw.outdated' }));
  expect(loadLatestDraw.inputs).toHaveLength(3);
});
