import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromCallback, sendTo } from 'xstate';
import { passwordResetConfirmMachine } from '../../machines/password-reset-confirm.machine.ts';
import { resetConfirmGuards, type ResetForm } from '../../src/rules/passwords.ts';
import { PasswordResetConfirm } from '../../src/flows/password-reset/password-reset-confirm.view.tsx';
import { walk } from '../support/walk.ts';
import { sent } from '../walk/doubles.ts';
import { browser } from './people/actors.ts';
import { edited, weaknesses, person, seeingForm, write } from './people/person.ts';

const secret = 'Sésame!Open';
const link = { uid: 'u1', token: 't1' };
const typed = (password: string, confirmation: string) => edited<ResetForm>({ password, confirmation });

walk<typeof passwordResetConfirmMachine>('password reset confirmation [RP-1, RP-2, RP-3, RP-4, AK-4, SA-5]', {
  machine: passwordResetConfirmMachine.provide({
    guards: resetConfirmGuards,
    actors: { judgePassword: fromCallback(() => undefined) },
    actions: { rememberChange: sendTo(browser, { type: 'rememberChange' }) },
  }),
  inputs: [link],
  cases: {
    'form.edited': [
      typed('', ''),
      typed('weak', ''),
      typed('weak', 'weak'),
      typed('', secret),
      typed(secret, ''),
      typed(secret, 'Sesame!Shut'),
      typed(secret, 'Sesame!Ajar'),
      typed(secret, secret),
      typed(secret.normalize('NFD'), secret),
      typed('Sesame!Shut', secret),
      typed('weak', secret),
      typed('weak', 'Sesame!Shut'),
    ],
    'weakness.found': weaknesses,
  },
  outcomes: {
    checkLink: [{ outcome: 'works' }, { outcome: 'dead' }],
    changePassword: [{ outcome: 'accepted' }, { outcome: 'refused', message: 'This link has expired.' }],
  },
  secrets: [secret],
  impossible: {
    'Both fields are blank at first, and an edit fills in one of them.':
      /^checkingLink: .* → filling: (weakness.found|.*\((isReady|isMismatched)\))$/,
  },
  show: (actor) => <PasswordResetConfirm actor={actor} />,
  doing: {
    'form.edited': ({ form }) => {
      write('Password', form.password, 'Confirm password');
      write('Confirm password', form.confirmation);
    },
    'password.focused': () => person().focusOn('Password'),
    'weakness.found': async (event, opened) => {
      // The button is disabled then, and the password would take the focus from it: a second gesture.
      act(() => screen.getByLabelText('Confirm password').focus());
      await sent(event, opened);
    },
    'form.submitted': () => person().press('Reset Password'),
  },
  seeing: {
    checkingLink: 'Checking your link',
    dead: () => expect(screen.getByRole('heading', { name: 'Link Not Valid' })).toHaveFocus(),
    ...seeingForm('button "Reset Password" (primary)'),
    'filling.weak': 'textbox "Password" [invalid]',
    'filling.mismatched': 'button "Reset Password"',
    confirming: ['form "Reset Password" [busy]', 'button "Reset Password" (primary) [disabled, busy]'],
    changed: () => expect(screen.getByRole('heading', { name: 'Password Changed' })).toHaveFocus(),
  },
});
