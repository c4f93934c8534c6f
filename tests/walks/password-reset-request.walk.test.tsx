import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { passwordResetRequestMachine, type ResetRequestAnswer } from '../../machines/password-reset-request.machine.ts';
import { resetRequestVerdict, type ResetRequestForm } from '../../src/rules/forms.ts';
import { PasswordResetRequest } from '../../src/views/account/password-reset-request.view.tsx';
import { heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.tsx';
import { expectBusy, expectGoodManners, person } from './people/person.ts';

const edited = (form: ResetRequestForm) => ({ type: 'form.edited', form, verdict: resetRequestVerdict(form) }) as const;
const button = () => screen.getByRole('button', { name: 'Continue' });

walk<typeof passwordResetRequestMachine>('password reset request [FP-1, FP-2, FP-3]', {
  machine: passwordResetRequestMachine,
  cases: [
    edited({ email: '' }),
    edited({ email: 'ada@example.org' }),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.requestResetMail', output: { outcome: 'accepted' } },
    { type: 'xstate.done.actor.requestResetMail', output: { outcome: 'refused', message: 'Enter a valid email address.' } },
    { type: 'xstate.error.actor.requestResetMail', error: new Error('offline') },
  ],
  open: (options) => {
    const requestResetMail = heldPromise<ResetRequestAnswer, ResetRequestForm>();
    const actor = createActor(
      passwordResetRequestMachine.provide({ actors: { requestResetMail: requestResetMail.logic } }),
      options,
    ).start();
    render(<PasswordResetRequest actor={actor} />);
    const { fillIn, press } = person();
    return {
      actor,
      ports: { requestResetMail },
      doing: { 'form.edited': ({ form }) => fillIn('Email', form.email), 'form.submitted': () => press('Continue') },
    };
  },
  seeing: {
    'filling.incomplete': () => expect(button()).toBeDisabled(),
    'filling.ready': ({ actor }) => {
      expect(button()).toBeEnabled();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.trouble);
    },
    requesting: () => {
      expect(screen.getByRole('form', { name: 'Forgot Password' })).toHaveAttribute('aria-busy', 'true');
      expectBusy(button());
    },
    mailed: () => {
      expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
      expect(screen.getByText('Please check your inbox for instructions to reset your password.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Return to login' })).toHaveAttribute('href', '/sign-in');
    },
  },
  always: () => expectGoodManners(),
});
