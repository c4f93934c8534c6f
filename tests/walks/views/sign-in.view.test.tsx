import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SignIn } from '../../../src/views/account/sign-in.view.tsx';
import { sessionOf } from '../people/actors.ts';
import { expectBusy, person } from '../people/person.ts';

const open = () => {
  const { actor, signIn } = sessionOf(null);
  render(<SignIn actor={actor} />);
  return { actor, signIn, ...person() };
};

describe('the sign-in form', () => {
  test('has Email and Password, and the password can be shown and hidden [SI-1]', async () => {
    const { fillIn, press } = open();
    await fillIn('Email', 'ada@example.org');
    await fillIn('Password', 'Sesame!Open');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveValue('Sesame!Open');
  });

  test('takes any e-mail that is not blank, and nothing that is [SI-2]', async () => {
    const { fillIn } = open();
    await fillIn('Email', '   ');
    await fillIn('Password', 'x');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await fillIn('Email', 'not an address');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('keeps the focus while it waits, and sends nothing more [SI-3]', async () => {
    const { actor, fillIn, press, signIn } = open();
    await fillIn('Email', 'ada@example.org');
    await fillIn('Password', 'Sesame!Open');
    await press('Sign In');
    const send = vi.spyOn(actor, 'send');
    expectBusy(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
    await press('Sign In');
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByLabelText('Email'), 'x{Enter}');
    expect(send).not.toHaveBeenCalled();
    await act(async () => signIn.resolve({ outcome: 'refused', message: 'Wrong e-mail or password.' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  });
});
