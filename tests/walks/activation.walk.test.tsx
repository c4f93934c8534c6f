import { StrictMode } from 'react';
import { expect } from 'vitest';
import { activationMachine } from '../../machines/activation.machine.ts';
import { walk } from '../support/walk.ts';
import { parent } from '../walk/doubles.ts';

const link = { uid: 'u1', token: 't1' };
const expectNothing = () => expect(document.body).toHaveTextContent(/^$/);

walk<typeof activationMachine>('activation [AC-1, AC-2]', {
  machine: activationMachine,
  inputs: [{ ...link, parent }],
  cases: {},
  outcomes: { activateAccount: [{ outcome: 'accepted' }, { outcome: 'refused' }] },
  show: () => <StrictMode />,
  doing: {},
  seeing: {
    activating: ({ ports }) => {
      expectNothing();
      expect(ports.activateAccount.inputs).toEqual([link]);
    },
    verified: expectNothing,
    failed: expectNothing,
  },
});
