import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { Form } from '../../../src/ui/form.tsx';
import { TextField } from '../../../src/ui/text-field.tsx';

const open = (isBusy: boolean) => {
  const sent = vi.fn();
  const show = (busy: boolean, isComplete = true) => (
    <Form label="A form" isBusy={busy} onSubmit={sent}>
      <TextField label="Name" name="name" value="Ada" isReadOnly={busy} onChange={sent} />
      <Checkbox label="Agreed" name="agreed" isTicked={false} isReadOnly={busy} onChange={sent} />
      <IconButton label="Check" icon="check" isBusy={busy} disabled={!isComplete} onClick={sent} />
      <Button type="submit" isBusy={busy} disabled={!isComplete}>
        Send
      </Button>
    </Form>
  );
  const { rerender } = render(show(isBusy));
  return { sent, become: (busy: boolean, isComplete?: boolean) => rerender(show(busy, isComplete)) };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('a busy form', () => {
  test('leaves the focus on its button, and cannot be sent by click, key, field or browser [SI-3]', async () => {
    const { sent, become } = open(false);
    for (const name of ['Check', 'Send']) {
      button(name).focus();
      become(true);
      expect(button(name)).toHaveAttribute('aria-busy', 'true');
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
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
      sent.mockClear();
    }
  });

  test.each([true, false])(
    'that becomes incomplete under a button gives its focus (%s) to its first field',
    (isFocused) => {
      const { become } = open(true);
      button('Send').focus();
      if (!isFocused) button('Send').blur();
      become(false, false);
      expect(button('Send')).toBeDisabled();
      expect(isFocused ? screen.getByLabelText('Name') : document.body).toHaveFocus();
    },
  );
});
