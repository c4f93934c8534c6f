import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { passwordResetRequestMachine } from '../../machines/password-reset-request.machine.ts';
import { resetRequestGuards } from '../../src/rules/forms.ts';
import { PasswordResetRequest } from '../../src/flows/password-reset/password-reset-request.view.tsx';
import { walk } from '../support/walk.ts';
import { edited, person, seeingForm, write } from './people/person.ts';

walk<typeof passwordResetRequestMachine>('password reset request [FP-1, FP-2, FP-3]', {
  machine: passwordResetRequestMachine.provide({ guards: resetRequestGuards }),
  cases: {
    'form.edited': ['', 'ada@example.org', 'ada@example.com'].map((email) => edited({ email })),
  },
  outcomes: {
    requestResetMail: [{ outcome: 'accepted' }, { outcome: 'refused', message: 'Enter a valid email address.' }],
  },
  impossible: {
    'Only a blank field is incomplete, and a blank field cannot be blanked.':
      /^filling.checking: at once \(otherwise\) → .* → filling.checking: at once \(otherwise\)/,
  },
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
