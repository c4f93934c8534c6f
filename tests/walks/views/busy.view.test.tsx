import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/action/button.tsx';
import { IconButton } from '../../../src/ui/action/icon-button.tsx';
import { Checkbox } from '../../../src/ui/form/checkbox.tsx';
import { Form } from '../../../src/ui/form/form.tsx';
import { TextField } from '../../../src/ui/form/text-field.tsx';
import { expectBusy } from '../people/person.ts';

const open = (isBusy: boolean) => {
  const [submit, press, change] = [vi.fn(), vi.fn(), vi.fn()];
  const show = (busy: boolean, isComplete = true) => (
    <Form label="A form" isBusy={busy} onSubmit={submit}>
      <TextField label="Name" name="name" value="Ada" isReadOnly={busy} onChange={change} />
      <Checkbox label="Agreed" name="agreed" isTicked={false} isReadOnly={busy} onChange={change} />
      <IconButton label="Check" icon="check" isBusy={busy} disabled={!isComplete} onClick={press} />
      <Button type="submit" isBusy={busy} disabled={!isComplete}>
        Send
      </Button>
    </Form>
  );
  const { rerender } = render(show(isBusy));
  return { submit, press, change, become: (busy: boolean, isComplete?: boolean) => rerender(show(busy, isComplete)) };
};
const button = (name: string) => screen.getByRole('button', { name });
const form = () => screen.getByRole('form', { name: 'A form' });

describe('a busy form', () => {
  test.each(['Check', 'Send'])(
    'leaves the focus on %s, where neither a click nor a key does anything [SI-3]',
    async (name) => {
      const { submit, press, become } = open(false);
      button(name).focus();
      become(true);
      expectBusy(button(name));
      expect(button(name)).toHaveFocus();
      await userEvent.click(button(name));
      await userEvent.keyboard('{Enter} ');
      expect(submit).not.toHaveBeenCalled();
      expect(press).not.toHaveBeenCalled();
      become(false);
      await userEvent.click(button(name));
      expect([...submit.mock.calls, ...press.mock.calls]).toHaveLength(1);
    },
  );

  test('keeps what was typed and is not sent by Enter in a field, nor by a browser that sends it', async () => {
    const { submit, change } = open(true);
    await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    fireEvent.submit(form());
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(change).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
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
