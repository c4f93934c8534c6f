import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { passwordResetConfirmMachine, type ResetConfirmAnswer, type ResetLink } from '../../machines/password-reset-confirm.machine.ts';
import { resetVerdict, type ResetForm } from '../../src/rules/forms.ts';
import { PasswordResetConfirm } from '../../src/views/account/password-reset-confirm.view.tsx';
import { heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.tsx';
import { expectBusy, expectGoodManners, person } from './people/person.ts';

const secret = 'Sesame!Open';
const link = { uid: 'u1', token: 't1' };
const edited = (form: ResetForm) => ({ type: 'form.edited', form, verdict: resetVerdict(form) }) as const;
const button = () => screen.getByRole('button', { name: 'Reset Password' });

walk<typeof passwordResetConfirmMachine>('password reset confirmation [RP-1, RP-2, RP-3, RP-4]', {
  machine: passwordResetConfirmMachine,
  input: link,
  cases: [
    edited({ password: 'weak', confirmation: 'weak' }),
    edited({ password: secret, confirmation: 'Sesame!Shut' }),
    edited({ password: secret, confirmation: secret }),
    { type: 'password.focused' },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.changePassword', output: { outcome: 'accepted' } },
    { type: 'xstate.done.actor.changePassword', output: { outcome: 'refused', message: 'This link has expired.' } },
    { type: 'xstate.error.actor.changePassword', error: new Error('offline') },
  ],
  open: (options) => {
    const changePassword = heldPromise<ResetConfirmAnswer, ResetLink & ResetForm>();
    const provided = passwordResetConfirmMachine.provide({ actors: { changePassword: changePassword.logic } });
    const actor = createActor(provided, { ...options, input: link }).start();
    render(<PasswordResetConfirm actor={actor} />);
    const { fillIn, focusOn, press } = person();
    return {
      actor,
      ports: { changePassword },
      doing: {
        'form.edited': async ({ form }) => {
          await fillIn('Password', form.password);
          await fillIn('Confirm password', form.confirmation);
        },
        'password.focused': () => focusOn('Password'),
        'form.submitted': () => press('Reset Password'),
      },
    };
  },
  seeing: {
    'filling.incomplete': () => expect(button()).toBeDisabled(),
    'filling.mismatched': ({ actor, ports }) => {
      expect(button()).toBeEnabled();
      expect(ports['changePassword']?.inputs.at(-1)).not.toEqual({ ...link, ...actor.getSnapshot().context.form });
      expect(['', 'Passwords do not match']).toContain(screen.queryByRole('alert')?.textContent ?? '');
    },
    'filling.ready': ({ actor }) => {
      expect(button()).toBeEnabled();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.trouble);
    },
    confirming: ({ ports }) => {
      expect(ports['changePassword']?.inputs.at(-1)).toEqual({ ...link, password: secret, confirmation: secret });
      expect(screen.getByRole('form', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true');
      expectBusy(button());
    },
    changed: () => {
      expect(screen.getByRole('heading', { name: 'Password Changed' })).toHaveFocus();
      expect(screen.getByText('Your password has been changed successfully.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Return to login' })).toHaveAttribute('href', '/sign-in');
    },
  },
  always: ({ actor }) => {
    expectGoodManners(secret);
    if (actor.getSnapshot().matches('changed')) return;
    const rules = screen.queryByRole('list', { name: 'Password rules' });
    expect(rules !== null).toBe(actor.getSnapshot().context.areRulesShown);
    if (rules) expect(within(rules).getAllByRole('listitem')).toHaveLength(4);
  },
});
