import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { registrationMachine, type RegistrationAnswer } from '../../../machines/registration.machine.ts';
import { registrationGuards, type RegistrationForm } from '../../../src/rules/passwords.ts';
import { Registration } from '../../../src/views/account/registration.view.tsx';
import { heldPromise } from '../../support/held.ts';
import { person } from '../people/person.ts';

const secret = 'Sesame!Open';
const open = () => {
  const register = heldPromise<RegistrationAnswer, RegistrationForm>();
  render(
    <Registration
      actor={createActor(
        registrationMachine.provide({ guards: registrationGuards, actors: { register: register.logic } }),
      ).start()}
    />,
  );
  return { register, ...person() };
};
const rules = () => within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');

describe('the sign-up form', () => {
  test('has five fields, and both passwords can be shown and hidden [SU-1]', async () => {
    open();
    const boxes = ['Email', 'First name', 'Last name', 'Password', 'Confirm password'].map((label) =>
      screen.getByLabelText(label),
    );
    expect(boxes.map((box) => box.getAttribute('type'))).toEqual(['email', 'text', 'text', 'password', 'password']);
    for (const toggle of screen.getAllByRole('button', { name: 'Show password' })) await person().user.click(toggle);
    expect(boxes.slice(3).map((box) => box.getAttribute('type'))).toEqual(['text', 'text']);
    for (const toggle of screen.getAllByRole('button', { name: 'Hide password' })) await person().user.click(toggle);
    expect(boxes.slice(3).map((box) => box.getAttribute('type'))).toEqual(['password', 'password']);
  });

  test('shows the password rules once the password has the focus, and says which are met [SU-2, PW-1, PW-2, PW-3]', async () => {
    const { fillIn, focusOn } = open();
    expect(screen.queryByRole('list', { name: 'Password rules' })).toBeNull();
    await focusOn('Password');
    expect(rules().map(({ textContent }) => textContent)).toEqual([
      'Minimum length, which must be at least 6 characters but fewer than 99 characters (not met)',
      'Require a special character (not met)',
      'Require uppercase letters (not met)',
      'Require lowercase letters (not met)',
    ]);
    await fillIn('Password', 'ab!');
    expect(rules().map(({ textContent }) => textContent.includes('(met)'))).toEqual([false, true, false, true]);
    await fillIn('Password', secret);
    expect(rules().map(({ textContent }) => textContent.includes('(met)'))).toEqual([true, true, true, true]);
  });

  test('asks for consent to updates and for agreement to the terms [SU-3]', () => {
    open();
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual(['updates', 'terms']);
    expect(screen.getByRole('checkbox', { name: 'I consent to receive updates by e-mail' })).not.toBeChecked();
    expect(
      screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' }),
    ).not.toBeChecked();
  });

  test('says that the passwords differ, sends nothing, and takes it back once they are edited [SU-5]', async () => {
    const { register, fillIn, tick, press } = open();
    await fillIn('Email', 'ada@example.org');
    await fillIn('First name', 'Ada');
    await fillIn('Last name', 'Lovelace');
    await fillIn('Password', secret);
    await fillIn('Confirm password', 'Sesame!Shut');
    await tick('I consent to receive updates by e-mail', true);
    await tick('I agree to the Terms of Service and Privacy Policy', true);
    await press('Sign Up');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(register.inputs).toEqual([]);
    await fillIn('Confirm password', secret);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leads back to the sign-in form [SU-8]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
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
