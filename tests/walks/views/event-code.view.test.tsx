import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { Toast } from '../../../src/rules/toasts.ts';
import { EventCode } from '../../../src/views/board/event-code.view.tsx';
import { heldPromise } from '../../support/held.ts';
import { expectBusy } from '../people/person.ts';

const open = async (code: number) => {
  const clock = new SimulatedClock();
  const askEventCode = heldPromise<number, { game: Game }>();
  const machine = eventCodeMachine.provide({
    actors: {
      askEventCode: askEventCode.logic,
      resendResults: heldPromise<Toast, { game: Game }>().logic,
    },
  });
  const actor = createActor(machine, { clock, input: { game: 'megamillions' } }).start();
  render(
    <EventCode actor={actor}>
      <p>the list</p>
    </EventCode>,
  );
  const answer = (next: number) => act(async () => askEventCode.resolve(next));
  await answer(code);
  return { actor, clock, askEventCode, answer };
};

test('Resend keeps the focus while it is busy, when a press on it sends nothing [WI-7]', async () => {
  const { actor } = await open(102);
  const button = screen.getByRole('button', { name: 'Resend e-mail' });
  await userEvent.click(button);
  const send = vi.spyOn(actor, 'send');
  expectBusy(button);
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(send).not.toHaveBeenCalled();
});

test('when Resend goes with its code, the title has the focus, and without a title the empty place [WI-2, WI-6]', async () => {
  const { actor, answer } = await open(102);
  const next = async (code: number) => {
    act(() => actor.send({ type: 'code.outdated' }));
    await answer(code);
  };
  screen.getByRole('button', { name: 'Resend e-mail' }).focus();
  await next(103);
  expect(screen.getByRole('heading', { name: 'Your tickets' })).toHaveFocus();
  await next(299);
  expect(document.activeElement).toBeEmptyDOMElement();
  await next(203);
  expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Your tickets' }));
  expect(document.body).not.toHaveFocus();
});

test('the code is asked for every 15 seconds while it is 101 or 103, and when it is out of date [WI-8]', async () => {
  const { actor, clock, askEventCode, answer } = await open(103);
  for (const [asked, code] of [101, 203].entries()) {
    act(() => clock.increment(14_999));
    expect(askEventCode.inputs).toHaveLength(asked + 1);
    act(() => clock.increment(1));
    expect(askEventCode.inputs).toHaveLength(asked + 2);
    await answer(code);
  }
  act(() => clock.increment(60_000));
  expect(askEventCode.inputs).toHaveLength(3);
  act(() => actor.send({ type: 'code.outdated' }));
  expect(askEventCode.inputs).toHaveLength(4);
});

test('numbers are told of once, when the code leaves 103, and by no other change of it [OT-10]', async () => {
  const { actor, answer } = await open(203);
  const told: string[] = [];
  actor.on('numbers.arrived', ({ type }) => told.push(type));
  for (const [code, times] of [
    [103, 0],
    [103, 0],
    [101, 1],
    [102, 1],
    [103, 1],
    [203, 2],
  ] as const) {
    act(() => actor.send({ type: 'code.outdated' }));
    await answer(code);
    expect([code, told.length]).toEqual([code, times]);
  }
});
