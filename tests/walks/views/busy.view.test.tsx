import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { Form } from '../../../src/ui/form.tsx';
import { TextField } from '../../../src/ui/text-field.tsx';

const open = () => {
  const sent = vi.fn();
  const show = (busy: boolean, isComplete = true, error = '') => (
    <Form label="A form" isBusy={busy} onSubmit={sent}>
      <TextField label="Name" name="name" value="Ada" isReadOnly={busy} error={error} onChange={sent} />
      <Checkbox label="Agreed" name="agreed" isTicked={false} isReadOnly={busy} onChange={sent} />
      <IconButton label="Check" icon="check" isBusy={busy} disabled={!isComplete} onClick={sent} />
      <Button type="submit" isBusy={busy} disabled={!isComplete}>
        Send
      </Button>
    </Form>
  );
  const { rerender } = render(show(false));
  return { sent, become: (...shown: Parameters<typeof show>) => rerender(show(...shown)) };
};
const button = (name: string) => screen.getByRole('button', { name });

test.each(['Check', 'Send'])(
  'a busy form keeps focus on %s, and cannot be sent by click, key, field or browser [SI-3]',
  async (name) => {
    const { sent, become } = open();
    button(name).focus();
    become(true);
    expect(button(name)).toBeEnabled();
    expect(button(name)).toHaveFocus();
    await userEvent.click(button(name));
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    fireEvent.submit(screen.getByRole('form', { name: 'A form' }));
    expect(sent).not.toHaveBeenCalled();
    become(false);
    await userEvent.click(button(name));
    expect(sent).toHaveBeenCalledOnce();
  },
);

test.each([true, false])('a form that becomes incomplete takes focus from a focused button (%s)', (isFocused) => {
  const { become } = open();
  if (isFocused) button('Send').focus();
  become(false, false);
  expect(button('Send')).toBeDisabled();
  expect(isFocused ? screen.getByLabelText('Name') : document.body).toHaveFocus();
});

test.each([true, false])('a refused field takes focus, if it is in the form (%s) [SI-5, AK-5]', (isFocused) => {
  const { become } = open();
  if (isFocused) button('Send').focus();
  become(true);
  become(false, true, 'At least two letters, please.');
  expect(isFocused ? screen.getByLabelText('Name') : document.body).toHaveFocus();
});
