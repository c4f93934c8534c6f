import { act, cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, type NonReducibleUnknown } from 'xstate';
import { accountMachine, type DeletionAnswer } from '../../../machines/account.machine.ts';
import { accountGuards, type DeletionForm } from '../../../src/rules/forms.ts';
import { Offline } from '../../../src/ui/action/offline.tsx';
import { Account } from '../../../src/views/account/profile/account.view.tsx';
import { heldPromise } from '../../support/held.ts';
import { ada, sessionOf } from '../people/actors.ts';
import { person } from '../people/person.ts';

const open = async () => {
  const loadMailWish = heldPromise<boolean, NonReducibleUnknown>();
  const deleteAccount = heldPromise<DeletionAnswer, DeletionForm>();
  const actors = { loadMailWish: loadMailWish.logic, deleteAccount: deleteAccount.logic };
  const actor = createActor(accountMachine.provide({ guards: accountGuards, actors })).start();
  const account = <Account actor={actor} session={sessionOf(ada).actor} />;
  render(account);
  act(() => actor.send({ type: 'account.opened' }));
  await act(async () => loadMailWish.resolve(true));
  const loseConnection = () => {
    cleanup();
    render(<Offline value="why">{account}</Offline>);
  };
  return { actor, loadMailWish, deleteAccount, loseConnection, ...person() };
};
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const deleting = async ({ press, fillIn }: Awaited<ReturnType<typeof open>>) => {
  await press('Delete my account');
  await fillIn('Password', 'Sesame!Open');
  await press('Delete my account');
};

describe('the account', () => {
  test('puts the focus into the password when it is asked for, and says what goes [SV-13]', async () => {
    const { press } = await open();
    await press('Delete my account');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    for (const part of ['your profile', 'every ticket', 'its results', 'mails that still wait'])
      expect(dialog()).toHaveTextContent(part);
  });

  test('cannot be closed while it is being deleted, and is there again if the browser does so by itself [SV-13]', async () => {
    const account = await open();
    await deleting(account);
    expect(within(dialog()).getByRole('button', { name: 'Close' })).toBeDisabled();
    act(() => dialog().close());
    expect(dialog()).toHaveAttribute('open');
    await act(async () => account.deleteAccount.resolve({ outcome: 'deleted', message: '' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('without a connection', () => {
    const why = 'You are not connected. Changes to your account have to wait.';
    const expectHeld = (control: HTMLElement) => {
      expect(control).toHaveAttribute('aria-disabled', 'true');
      expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(within(dialog()).getByText(why).id);
    };

    test('its switch and its buttons do nothing and say why [PL-3]', async () => {
      const { actor, loseConnection, press, user } = await open();
      loseConnection();
      const mails = within(dialog()).getByRole('switch', { name: 'Results e-mails' });
      await user.click(mails);
      for (const name of ['Download my data', 'Delete my account']) await press(name);
      expect(actor.getSnapshot().value).toEqual({ open: 'overview' });
      for (const control of [
        mails,
        ...['Download my data', 'Delete my account'].map((name) => within(dialog()).getByRole('button', { name })),
      ])
        expectHeld(control);
    });

    test('the deletion is not sent, and the password stays [PL-3]', async () => {
      const { deleteAccount, loseConnection, press, fillIn, user } = await open();
      await press('Delete my account');
      await fillIn('Password', 'Sesame!Open');
      loseConnection();
      await press('Delete my account');
      await user.type(screen.getByLabelText('Password'), '{Enter}');
      expectHeld(within(dialog()).getByRole('button', { name: 'Delete my account' }));
      expect([screen.getByLabelText('Password'), deleteAccount.inputs]).toEqual([
        expect.objectContaining({ value: 'Sesame!Open' }),
        [],
      ]);
    });

    test('an account that could not be loaded waits for the connection [PL-3]', async () => {
      const { actor, loadMailWish, loseConnection, press } = await open();
      for (const type of ['account.closed', 'account.opened'] as const) act(() => actor.send({ type }));
      await act(async () => loadMailWish.reject(new Error('no answer')));
      loseConnection();
      await press('Try again');
      expect(actor.getSnapshot().value).toEqual({ open: 'failed' });
      expectHeld(within(dialog()).getByRole('button', { name: 'Try again' }));
    });
  });
});
