import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { activationResendMachine } from '../../machines/activation-resend.machine.ts';
import { AccountVerification } from '../../src/flows/registration/account-verification.screen.tsx';
import { walk } from '../support/walk.ts';
import { expectBusy, person } from './people/person.ts';

const button = () => screen.getByRole('button', { name: 'Send the email again' });

walk<typeof activationResendMachine>('activation resend [AK-1, AK-2, AK-3, AV-1]', {
  machine: activationResendMachine,
  inputs: [{ token: 't1' }],
  cases: { 'mail.requested': [{}] },
  outcomes: {
    resendActivationMail: [
      { outcome: 'sent' },
      { outcome: 'dead' },
      { outcome: 'refused', message: 'Too many tries. Try again in 42 seconds.' },
    ],
  },
  show: (actor) => <AccountVerification sent={{ email: 'ada@example.org', resend: actor }} />,
  doing: { 'mail.requested': () => person().press('Send the email again') },
  seeing: {
    ready: ({ actor }) => {
      expect(button()).toBeEnabled();
      expect(screen.queryByRole('status')?.textContent ?? '').toBe(actor.getSnapshot().context.errorMessage);
    },
    sending: ({ ports }) => {
      expect(ports.resendActivationMail.inputs.at(-1)).toEqual({ token: 't1' });
      expectBusy(button());
    },
    sent: () => {
      expect(button()).toBeDisabled();
      expect(screen.getByRole('status')).toHaveTextContent(
        'We sent the email again. You can have it sent once a minute.',
      );
    },
    unanswered: () => {
      expect(button()).toBeEnabled();
      expect(screen.getByRole('status')).toHaveTextContent('Something went wrong!');
    },
    dead: () => {
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('status')).toHaveTextContent(
        'We can’t send the email from here. Sign in with your email and password, or sign up again',
      );
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    },
  },
  always: () => {
    expect(screen.getByText('A verification email has been sent.', { exact: false })).toBeVisible();
    expect(screen.getByText('We sent it to:').parentElement).toHaveTextContent('ada@example.org');
    for (const link of screen.getAllByRole('link', { name: /^sign up again$/i }))
      expect(link).toHaveAttribute('href', '/sign-up');
    expect(screen.getByRole('link', { name: 'Return to login' })).toHaveAttribute('href', '/sign-in');
  },
});
