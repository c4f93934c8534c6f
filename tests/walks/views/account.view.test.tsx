import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { accountChangeMachine, type ChangeAnswer } from '../../../machines/account-change.machine.ts';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { accountChangeGuards, type AccountForm } from '../../../src/rules/account-forms.ts';
import { registrationGuards, type RegistrationForm } from '../../../src/rules/passwords.ts';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { AccountChange, changeWords } from '../../../src/flows/account-change/account-change.view.tsx';
import { Registration } from '../../../src/flows/registration/registration.view.tsx';
import { SignIn } from '../../../src/flows/session/sign-in.view.tsx';
import { sessionOf } from '../people/actors.ts';
import { person } from '../people/person.ts';
import { parent } from '../../walk/doubles.ts';

const register = () => {
  const actors = { judgePassword: fromCallback<{ type: 'form.edited'; form: RegistrationForm }>(() => undefined) };
  const chart = registrationMachine.provide({ guards: registrationGuards, actors });
  return createActor(chart, { input: { parent } }).start();
};

test.each([
  ['sign-in', () => <SignIn actor={sessionOf(null).actor} />, ['email', 'password']],
  ['sign-up', () => <Registration actor={register()} />, ['email', 'text', 'text', 'password', 'password']],
])('on the %s form, passwords can be shown and hidden, each on its own [SI-1, SU-1]', async (_form, form, types) => {
  const { container } = render(form());
  const now = (attribute: string) =>
    [...container.querySelectorAll('input:not([type=checkbox])')].map((box) => box.getAttribute(attribute));
  // A phone capitalizes the first letter, which is right for names only.
  const capitals = types.map((type) => (type === 'text' ? null : 'none'));
  const turnLast = (name: string) => person().user.click(screen.getAllByRole('button', { name }).at(-1) ?? container);
  expect(now('type')).toEqual(types);
  await turnLast('Show password');
  expect(now('type')).toEqual(types.with(-1, 'text'));
  expect(now('autocapitalize')).toEqual(capitals);
  await turnLast('Hide password');
  expect(now('type')).toEqual(types);
});

test('the Terms of Service and the Privacy Policy open in dialogs, without checking a box [LE-2, SV-13]', async () => {
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

test.each<AccountForm>([
  { subject: 'email', email: 'ada@example.org', currentPassword: 'Sesame!Open' },
  { subject: 'deletion', currentPassword: 'Sesame!Open' },
])('a wrong password in the $subject form is said once, at its field [AK-5, SV-13]', async (form) => {
  const message = 'Incorrect password.';
  const answer: ChangeAnswer = { outcome: 'refused', message, field: 'password' };
  const actors = {
    judgePassword: fromCallback<{ type: 'form.edited'; form: AccountForm }>(() => undefined),
    changeAccount: fromPromise<ChangeAnswer, AccountForm>(() => Promise.resolve(answer)),
  };
  const chart = accountChangeMachine.provide({ guards: accountChangeGuards, actors });
  render(<AccountChange actor={createActor(chart, { input: { parent, form } }).start()} />);
  await person().press(changeWords[form.subject].submit);
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message);
});

test('a dialog that cannot be closed yet, such as during a deletion, opens again [SV-13]', () => {
  render(<Dialog isOpen title="Delete your account?" canClose={false} onClose={() => undefined} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});
