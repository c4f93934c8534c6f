import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { Toast } from '../../../src/rules/toasts.ts';
import { EventCode } from '../../../src/views/board/event-code.view.tsx';
import { heldCallback, heldPromise } from '../../support/held.ts';
import { expectBusy } from '../people/person.ts';

const open = async (code: number) => {
  const clock = new SimulatedClock();
  const askEventCode = heldPromise<number, { game: Game }>();
  const followVisibility = heldCallback<{ type: 'code.outdated' }>();
  const machine = eventCodeMachine.provide({
    actors: {
      askEventCode: askEventCode.logic,
      resendResults: heldPromise<Toast, { game: Game }>().logic,
      followVisibility: followVisibility.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { game: 'megamillions' } }).start();
  render(<EventCode actor={actor}>the list</EventCode>);
  const answer = (next: number) => act(async () => askEventCode.resolve(next));
  await answer(code);
  return { actor, clock, askEventCode, followVisibility, answer };
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
  const { followVisibility, answer } = await open(102);
  const next = async (code: number) => {
    act(() => followVisibility.send({ type: 'code.outdated' }));
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

test('the code is asked for every 15 seconds while it is 101 or 103, and when the page is seen again [WI-8]', async () => {
  const { clock, askEventCode, followVisibility, answer } = await open(103);
  for (const [asked, code] of [101, 203].entries()) {
    act(() => clock.increment(14_999));
    expect(askEventCode.inputs).toHaveLength(asked + 1);
    act(() => clock.increment(1));
    expect(askEventCode.inputs).toHaveLength(asked + 2);
    await answer(code);
  }
  act(() => clock.increment(60_000));
  expect(askEventCode.inputs).toHaveLength(3);
  act(() => followVisibility.send({ type: 'code.outdated' }));
  expect(askEventCode.inputs).toHaveLength(4);
});
