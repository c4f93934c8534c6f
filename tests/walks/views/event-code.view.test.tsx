import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import { EventCode } from '../../../src/views/board/event-code.view.tsx';
import { deferredPromise } from '../../support/deferred.ts';

test('when Resend goes with its code, the title has the focus, and without a title the empty place [WI-2, WI-6]', async () => {
  const askEventCode = deferredPromise<number, { game: Game }>();
  const machine = eventCodeMachine.provide({ actors: { askEventCode: askEventCode.logic } });
  const actor = createActor(machine, { input: { game: 'megamillions' } }).start();
  render(<EventCode actor={actor}>the list</EventCode>);
  const answer = async (code: number) => {
    act(() => actor.send({ type: 'code.outdated' }));
    await act(async () => askEventCode.resolve(code));
  };
  await answer(102);
  screen.getByRole('button', { name: 'Resend e-mail' }).focus();
  await answer(103);
  expect(screen.getByRole('heading', { name: 'Your tickets' })).toHaveFocus();
  await answer(299);
  expect(document.activeElement).toBeEmptyDOMElement();
  await answer(203);
  expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Your tickets' }));
  expect(document.body).not.toHaveFocus();
});
