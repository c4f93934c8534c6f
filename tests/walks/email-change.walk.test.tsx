import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { emailChangeMachine } from '../../machines/email-change.machine.ts';
import { EmailChange } from '../../src/flows/email-change/email-change.view.tsx';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';

const link = { uid: 'u1', token: 't1' };
const seesNotice = (title: string) => expect(screen.getByRole('heading', { name: title })).toHaveFocus();

walk<typeof emailChangeMachine>('the confirmation of a new email [AK-5]', {
  machine: emailChangeMachine,
  inputs: [link],
  cases: {},
  outcomes: {
    confirmEmail: [
      { outcome: 'confirmed' },
      { outcome: 'dead' },
      { outcome: 'refused', message: 'Too many tries. Try again in 1 minute.' },
    ],
  },
  show: (actor) => <EmailChange actor={actor} />,
  doing: { 'retry.requested': () => person().press('Try again') },
  seeing: {
    confirming: 'Confirming your email address',
    unconfirmed: ({ actor }) =>
      expect(screen.getByRole('alert')).toHaveTextContent(actor.getSnapshot().context.errorMessage),
    confirmed: () => seesNotice('Email Changed'),
    dead: () => seesNotice('Link Not Valid'),
  },
});
