import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import { Toasts } from '../../../src/flows/toasts/toasts.view.tsx';
import { person } from '../people/person.ts';

test('a toast stays after a click elsewhere and while focused or hovered, and returns focus [TO-2]', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  render(
    <>
      <button>Save</button>
      <Toasts actor={actor} />
    </>,
  );
  act(() => actor.send({ type: 'toast.raised', toast: { severity: 'info', text: 'Sent.' } }));
  const viewport = screen.getByRole('status', { name: 'Messages' });
  const { user, press } = person();
  await user.click(document.body);
  const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
  const card = screen.getByLabelText('info');
  focus('Save');
  fireEvent.pointerEnter(card);
  focus('Close');
  fireEvent.pointerLeave(card);
  act(() => clock.increment(60_000));
  expect(viewport).toHaveTextContent('Sent.');
  fireEvent.pointerEnter(card);
  const hover = vi.spyOn(card, 'matches').mockImplementation((selector) => selector === ':hover');
  focus('Save');
  hover.mockRestore();
  act(() => clock.increment(60_000));
  expect(viewport).toHaveTextContent('Sent.');
  fireEvent.pointerLeave(card);
  act(() => clock.increment(2_999));
  expect(viewport).toHaveTextContent('Sent.');
  await press('Close');
  expect(viewport).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
