import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Someone at the screen, who finds things by the names that they carry. */
export const person = () => {
  const user = userEvent.setup({ delay: null });
  return {
    user,
    fillIn: async (label: string, text: string) => {
      const box = screen.getByLabelText(label);
      await user.clear(box);
      if (text === '') return;
      await user.click(box);
      await user.paste(text);
    },
    tick: async (label: string, isTicked: boolean) => {
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
      if (box.checked !== isTicked) await user.click(box);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    focusOn: (label: string) => user.click(screen.getByLabelText(label)),
  };
};

/** A control at work: it can have the focus, and says that it cannot be pressed. What a press does is for each view's tests. */
export const expectBusy = (control: HTMLElement) => {
  expect(control).toBeEnabled();
  expect(control).toHaveAttribute('aria-disabled', 'true');
  expect(control).toHaveAttribute('aria-busy', 'true');
};

/** What holds on every screen: never two alerts, nothing busy can be pressed, no secret stands in the text. */
export const expectGoodManners = (secret = 'no secret') => {
  expect(screen.queryAllByRole('alert').length).toBeLessThanOrEqual(1);
  for (const busy of screen.queryAllByRole('button', { busy: true })) expectBusy(busy);
  expect(document.body.textContent).not.toContain(secret);
};
