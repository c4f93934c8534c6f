import { StrictMode } from 'react';
import { activationMachine } from '../../machines/activation.machine.ts';
import { walk } from '../support/walk.ts';
import { parent } from '../walk/doubles.ts';

const link = { uid: 'u1', token: 't1' };

walk<typeof activationMachine>('activation [AC-1, AC-2]', {
  machine: activationMachine,
  inputs: [{ ...link, parent }],
  cases: {},
  outcomes: { activateAccount: [{ outcome: 'accepted' }, { outcome: 'refused' }] },
  show: () => <StrictMode />,
  doing: {},
  seeing: {
    activating: [],
    verified: [],
    failed: [],
  },
});
