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
  const resendResults = heldPromise<Toast, { game: Game }>();
  const followVisibility = heldCallback<{ type: 'code.outdated' }>();
  const machine = eventCodeMachine.provide({
    actors: {
      askEventCode: askEventCode.logic,
      resendResults: resendResults.logic,
      followVisibility: followVisibility.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { game: 'megamillions' } });
  const told: Toast[] = [];
  actor.on('toast.raised', ({ toast }) => told.push(toast));
  render(<EventCode actor={actor.start()}>the list</EventCode>);
  const answer = (next: number) => act(async () => askEventCode.resolve(next));
  await answer(code);
  return { actor, clock, askEventCode, resendResults, followVisibility, told, answer };
};

test('205 and 204 advise to save numbers, and 204 offers the e-mail again [WI-2]', async () => {
  const { followVisibility, answer } = await open(205);
  expect(screen.getByRole('status')).toHaveTextContent(/^No tickets were saved for this draw.*Save your numbers/);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => followVisibility.send({ type: 'code.outdated' }));
  await answer(204);
  expect(screen.getByRole('status')).toHaveTextContent(/^No tickets were saved for this draw.*Save your numbers/);
  expect(screen.getByRole('button', { name: 'Resend e-mail' })).toBeEnabled();
});

test('202 prompts to add numbers [WI-3]', async () => {
  await open(202);
  expect(screen.getByRole('status')).toHaveTextContent(/^Start adding numbers!.*Add the numbers of a ticket/);
});

test.each([101, 103])(
  '%i says that numbers are being checked and results will be e-mailed, and keeps the list in reach [WI-4]',
  async (code) => {
    await open(code);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Your saved numbers are being checked against the latest draw.*The results will be e-mailed to you\.$/,
    );
    expect(screen.getByText('the list').tagName).toBe('DETAILS');
  },
);

test('102 says that the results were e-mailed [WI-5]', async () => {
  await open(102);
  expect(screen.getByRole('status')).toHaveTextContent(/^An e-mail with your results was sent/);
  expect(screen.getByRole('button', { name: 'Resend e-mail' })).toBeEnabled();
});

test('a code that nobody knows shows nothing at all [WI-6]', async () => {
  await open(299);
  expect(document.body).toHaveTextContent(/^$/);
});

test('a resend is asked for once and its message lasts 5000 ms [WI-7]', async () => {
  const { resendResults, told } = await open(102);
  const button = screen.getByRole('button', { name: 'Resend e-mail' });
  await userEvent.dblClick(button);
  expect(resendResults.inputs).toEqual([{ game: 'megamillions' }]);
  await act(async () => resendResults.resolve({ severity: 'success', text: 'sent', lasting: 5000 }));
  await userEvent.click(button);
  await act(async () => resendResults.reject(new Error('offline')));
  expect(told).toEqual([
    { severity: 'success', text: 'sent', lasting: 5000 },
    { severity: 'error', text: 'Something went wrong!', lasting: 5000 },
  ]);
});

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

test('a later question without an answer changes nothing', async () => {
  const { askEventCode, followVisibility } = await open(102);
  act(() => followVisibility.send({ type: 'code.outdated' }));
  await act(async () => askEventCode.reject(new Error('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(/^An e-mail with your results was sent/);
});
