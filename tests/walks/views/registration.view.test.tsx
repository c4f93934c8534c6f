import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { registrationGuards } from '../../../src/rules/passwords.ts';
import { Registration } from '../../../src/views/account/registration.view.tsx';
import { person } from '../people/person.ts';

const open = () => {
  render(<Registration actor={createActor(registrationMachine.provide({ guards: registrationGuards })).start()} />);
  return person();
};

describe('the sign-up form', () => {
  test('has five fields, and both passwords can be shown and hidden [SU-1]', async () => {
    const { user } = open();
    const boxes = ['Email', 'First name', 'Last name', 'Password', 'Confirm password'].map((label) =>
      screen.getByLabelText(label),
    );
    expect(boxes.map((box) => box.getAttribute('type'))).toEqual(['email', 'text', 'text', 'password', 'password']);
    for (const toggle of screen.getAllByRole('button', { name: 'Show password' })) await user.click(toggle);
    expect(boxes.slice(3).map((box) => box.getAttribute('type'))).toEqual(['text', 'text']);
    for (const toggle of screen.getAllByRole('button', { name: 'Hide password' })) await user.click(toggle);
    expect(boxes.slice(3).map((box) => box.getAttribute('type'))).toEqual(['password', 'password']);
  });

  test('opens the Terms of Service and the Privacy Policy in dialogs, without ticking a box [LE-2, SV-13]', async () => {
    const { press } = open();
    await press('Read the Terms of Service');
    expect(screen.getByRole('dialog', { name: 'Terms of Service' })).toHaveTextContent('18 or over');
    await press('Close');
    expect(screen.queryByRole('dialog', { name: 'Terms of Service' })).toBeNull();
    await press('Read the Privacy Policy');
    const policy = screen.getByRole('dialog', { name: 'Privacy Policy' });
    expect(policy).toHaveTextContent('a hash of your password');
    expect(policy).toHaveTextContent(
      'download everything that we keep about you, and delete the account with your password',
    );
    expect(
      screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' }),
    ).not.toBeChecked();
  });
});
