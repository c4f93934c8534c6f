import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AccountVerification } from '../../../src/views/account/account-verification.view.tsx';
import { Verification } from '../../../src/views/account/verification.view.tsx';
import { NotFound } from '../../../src/views/frame/not-found.view.tsx';

describe('a screen that says one thing', () => {
  test('the e-mail is verified: on to the board [VE-1]', () => {
    render(<Verification />);
    expect(screen.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
    expect(screen.getByText('Your email has been successfully verified. Click below to log in.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/lottery-board');
  });

  test('the e-mail is not verified: why, with an error icon [VE-2]', () => {
    render(<Verification error="Email activation failed" />);
    expect(screen.getByRole('heading', { name: 'Email Not Verified' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Error' })).toBeVisible();
    expect(screen.getByText('Email activation failed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  test('a verification e-mail was sent: to the inbox, or back to login [AV-1]', () => {
    render(<AccountVerification />);
    expect(
      screen.getByText('A verification email has been sent. Please check your inbox to activate your account.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to login' })).toHaveAttribute('href', '/sign-in');
  });

  test('an address that leads nowhere says so and leads home [NAV-4]', () => {
    render(<NotFound />);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});
