import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { emailChangeMachine } from '../../machines/email-change.machine.ts';
import { EmailChange } from '../../src/flows/email-change/email-change.view.tsx';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';

const link = { uid: 'u1', token: 't1' };
const seesNotice = (title: string) => {
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/megamillions');
};

walk<typeof emailChangeMachine>('the confirmation of a new email [AK-5]', {
  machine: emailChangeMachine,
  inputs: [link],
  cases: { 'retry.requested': [{}] },
  outcomes: { confirmEmail: [{ outcome: 'confirmed' }, { outcome: 'dead' }] },
  show: (actor) => <EmailChange actor={actor} />,
  doing: { 'retry.requested': () => person().press('Try again') },
  seeing: {
    confirming: ({ ports }) => {
      expect(ports.confirmEmail.inputs.at(-1)).toEqual(link);
      expect(screen.getByText('Confirming your email address')).toBeInTheDocument();
    },
    unanswered: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    confirmed: () => seesNotice('Email Changed'),
    dead: () => seesNotice('Link Not Valid'),
  },
});
