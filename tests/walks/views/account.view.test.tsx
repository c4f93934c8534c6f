import { act, cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { accountChangeMachine, type ChangeAnswer } from '../../../machines/account-change.machine.ts';
import { accountMachine, type AccountAnswer } from '../../../machines/account.machine.ts';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { accountChangeGuards, type AccountForm } from '../../../src/rules/account-forms.ts';
import { registrationGuards, type RegistrationForm } from '../../../src/rules/passwords.ts';
import { Offline } from '../../../src/ui/offline.tsx';
import { Account } from '../../../src/flows/account/account.view.tsx';
import { Registration } from '../../../src/flows/registration/registration.view.tsx';
import { SignIn } from '../../../src/flows/session/sign-in.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';
import { person } from '../people/person.ts';
import { deferredPromise, parent } from '../../walk/doubles.ts';

const register = () => {
  const actors = { judgePassword: fromCallback<{ type: 'form.edited'; form: RegistrationForm }>(() => undefined) };
  const chart = registrationMachine.provide({ guards: registrationGuards, actors });
  return createActor(chart, { input: { parent } }).start();
};

test.each([
  ['sign-in', () => <SignIn actor={sessionOf(null).actor} />, ['email', 'password']],
  ['sign-up', () => <Registration actor={register()} />, ['email', 'text', 'text', 'password', 'password']],
])('on the %s form passwords can be shown and hidden, each alone [SI-1, SU-1]', async (_form, form, types) => {
  const { container } = render(form());
  const typesNow = () =>
    [...container.querySelectorAll('input:not([type=checkbox])')].map((box) => box.getAttribute('type'));
  const turnLast = (name: string) => person().user.click(screen.getAllByRole('button', { name }).at(-1) ?? container);
  expect(typesNow()).toEqual(types);
  await turnLast('Show password');
  expect(typesNow()).toEqual(types.with(-1, 'text'));
  await turnLast('Hide password');
  expect(typesNow()).toEqual(types);
});

test('the Terms of Service and the Privacy Policy open in dialogs, without ticking a box [LE-2, SV-13]', async () => {
  render(<Registration actor={register()} />);
  const { press } = person();
  for (const [name, text] of [
    ['Terms of Service', '18 or over'],
    ['Privacy Policy', 'download everything that we keep about you, and delete the account'],
  ] as const) {
    await press(`Read the ${name}`);
    expect(screen.getByRole('dialog', { name })).toHaveTextContent(text);
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

const open = async () => {
  const loadAccount = deferredPromise<AccountAnswer>();
  const changeAccount = deferredPromise<ChangeAnswer, AccountForm>();
  const accountChange = accountChangeMachine.provide({
    guards: accountChangeGuards,
    actors: { judgePassword: fromCallback(() => undefined), changeAccount: changeAccount.logic },
  });
  const actors = { loadAccount: loadAccount.logic, accountChange };
  const actor = createActor(accountMachine.provide({ actors }), { input: { parent } }).start();
  const account = <Account actor={actor} session={sessionOf(ada).actor} />;
  render(account);
  act(() => actor.send({ type: 'account.opened' }));
  await act(async () => loadAccount.resolve({ user: ada, wantsMails: true }));
  const loseConnection = () => {
    cleanup();
    render(<Offline value="why">{account}</Offline>);
  };
  return { actor, loadAccount, changeAccount, loseConnection, ...person() };
};
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });

test('a deletion asks for the password, and cannot be closed while it goes on [SV-13]', async () => {
  const { press, fillIn } = await open();
  await press('Delete my account');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await fillIn('Password', 'Sesame!Open');
  await press('Delete my account');
  act(() => dialog().close());
  expect(dialog()).toHaveAttribute('open');
});

test('without a connection nothing is sent, what was typed stays, and each control says why [PL-3]', async () => {
  const { actor, loadAccount, changeAccount, loseConnection, fillIn, user } = await open();
  const expectHeld = async (control: HTMLElement) => {
    const { value } = actor.getSnapshot();
    await user.click(control);
    expect([actor.getSnapshot().value, control.getAttribute('aria-disabled')]).toEqual([value, 'true']);
    const why = within(dialog()).getByText('You are not connected. Changes to your account have to wait.');
    expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(why.id);
  };
  loseConnection();
  await expectHeld(within(dialog()).getByRole('switch', { name: 'Results emails' }));
  for (const name of ['Change name', 'Show devices', 'Download my data', 'Delete my account'])
    await expectHeld(button(name));
  const form = { subject: 'deletion', currentPassword: '' } as const;
  act(() => actor.send({ type: 'change.requested', form }));
  await fillIn('Password', 'Sesame!Open');
  await expectHeld(button('Delete my account'));
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(screen.getByLabelText('Password')).toHaveValue('Sesame!Open');
  expect(changeAccount.inputs).toEqual([]);
  await user.click(button('Keep my account'));
  for (const type of ['account.closed', 'account.opened'] as const) act(() => actor.send({ type }));
  await act(async () => loadAccount.reject(new Error('no answer')));
  await expectHeld(button('Try again'));
});
