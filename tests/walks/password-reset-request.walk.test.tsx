import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { passwordResetRequestMachine } from '../../machines/password-reset-request.machine.ts';
import { resetRequestGuards, type ResetRequestForm } from '../../src/rules/forms.ts';
import { PasswordResetRequest } from '../../src/flows/password-reset/password-reset-request.view.tsx';
import { walk } from '../support/walk.ts';
import { person, seeingForm, write } from './people/person.ts';

const edited = (email: string) => (context: { readonly form: ResetRequestForm }) =>
  context.form.email === email ? undefined : { form: { email } };

walk<typeof passwordResetRequestMachine>('password reset request [FP-1, FP-2, FP-3]', {
  machine: passwordResetRequestMachine.provide({ guards: resetRequestGuards }),
  cases: {
    'form.edited': [edited(''), edited('ada@example.org'), edited('ada@example.com')],
    'form.submitted': [{}],
  },
  outcomes: {
    requestResetMail: [{ outcome: 'accepted' }, { outcome: 'refused', message: 'Enter a valid email address.' }],
  },
  impossible: [
    {
      runs: /^filling.checking: at once \(otherwise\) → .* → filling.checking: at once \(otherwise\)/,
      why: 'Only a blank field is incomplete, and a blank field cannot be blanked.',
    },
  ],
  show: (actor) => <PasswordResetRequest actor={actor} />,
  doing: {
    'form.edited': ({ form }) => write('Email', form.email),
    'form.submitted': () => person().press('Continue'),
  },
  seeing: {
    ...seeingForm('button "Continue" (primary)'),
    requesting: ['form "Forgot Password" [busy]', 'button "Continue" (primary) [disabled, busy]'],
    mailed: () => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus(),
  },
});
