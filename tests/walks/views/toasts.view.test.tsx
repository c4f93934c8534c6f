import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import type { Toast } from '../../../src/rules/toasts.ts';
import { Toasts } from '../../../src/views/frame/toasts.view.tsx';
import { person } from '../people/person.ts';

const open = (toast: Toast) => {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  render(<Toasts actor={actor} />);
  act(() => actor.send({ type: 'toast.raised', toast }));
  return { wait: (milliseconds: number) => act(() => clock.increment(milliseconds)) };
};
const corner = () => screen.getByRole('status', { name: 'Messages' });

describe('a toast', () => {
  test.each(['success', 'info', 'warning', 'error'] as const)(
    'of severity %s has its own look and icon [TO-1]',
    (severity) => {
      open({ severity, text: 'Something happened.' });
      expect(screen.getByLabelText(severity)).toHaveTextContent('Something happened.');
      expect(screen.getByLabelText(severity).querySelector('svg')).not.toBeNull();
    },
  );

  test.each([
    ['3000 ms', undefined, 3000],
    ['the 5000 ms that it asks for', 5000, 5000],
  ])('is hidden after %s [TO-2, WI-7]', (_, lasting, time) => {
    const { wait } = open({ severity: 'info', text: 'Sent.', ...(lasting && { lasting }) });
    wait(time - 1);
    expect(corner()).toHaveTextContent('Sent.');
    wait(1);
    expect(corner()).toBeEmptyDOMElement();
  });

  test('stays on a click elsewhere and goes by its close button [TO-2]', async () => {
    open({ severity: 'info', text: 'Sent.' });
    await person().user.click(document.body);
    expect(corner()).toHaveTextContent('Sent.');
    await person().press('Close');
    expect(corner()).toBeEmptyDOMElement();
  });

  test('gives the focus back to where it came from when it is closed [TO-2]', async () => {
    render(<button>Save</button>);
    open({ severity: 'info', text: 'Sent.' });
    screen.getByRole('button', { name: 'Save' }).focus();
    await person().press('Close');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  test('waits while a pointer or the focus is on it [TO-2]', () => {
    const { wait } = open({ severity: 'info', text: 'Sent.' });
    fireEvent.pointerEnter(screen.getByLabelText('info'));
    wait(60_000);
    expect(corner()).toHaveTextContent('Sent.');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.pointerLeave(screen.getByLabelText('info'));
    wait(60_000);
    expect(corner()).toHaveTextContent('Sent.');
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    wait(3000);
    expect(corner()).toBeEmptyDOMElement();
  });
});
