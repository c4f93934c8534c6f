import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, type NonReducibleUnknown } from 'xstate';
import { accountMachine, type DeletionAnswer } from '../../../machines/account.machine.ts';
import { accountGuards, type DeletionForm } from '../../../src/rules/forms.ts';
import { Account } from '../../../src/views/account/profile/account.view.tsx';
import { heldPromise } from '../../support/held.ts';
import { ada, sessionOf } from '../people/actors.ts';
import { person } from '../people/person.ts';

const open = async () => {
  const loadMailWish = heldPromise<boolean, NonReducibleUnknown>();
  const deleteAccount = heldPromise<DeletionAnswer, DeletionForm>();
  const actors = { loadMailWish: loadMailWish.logic, deleteAccount: deleteAccount.logic };
  const actor = createActor(accountMachine.provide({ guards: accountGuards, actors })).start();
  render(<Account actor={actor} session={sessionOf(ada).actor} />);
  act(() => actor.send({ type: 'account.opened' }));
  await act(async () => loadMailWish.resolve(true));
  return { actor, deleteAccount, ...person() };
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
});
