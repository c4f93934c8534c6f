import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { activationMachine, type ActivationAnswer, type ActivationLink } from '../../machines/activation.machine.ts';
import { Activation } from '../../src/views/account/activation.view.tsx';
import { deferredPromise } from '../support/deferred.ts';
import { walk } from '../support/walk.ts';

const link = { uid: 'u1', token: 't1' };
const open = ({ machine, options }: { machine: typeof activationMachine; options: object }) => {
  const activateAccount = deferredPromise<ActivationAnswer, ActivationLink>();
  const provided = machine.provide({ actors: { activateAccount: activateAccount.logic } });
  const actor = createActor(provided, { ...options, input: link }).start();
  render(<Activation />, { wrapper: StrictMode });
  return { actor, ports: { activateAccount }, doing: {} };
};
const expectNothing = () => expect(document.body).toHaveTextContent(/^$/);

walk<typeof activationMachine>('activation [AC-1, AC-2]', {
  machine: activationMachine,
  inputs: [link],
  cases: {},
  answers: { activateAccount: [{ outcome: 'accepted' }, { outcome: 'refused' }] },
  open,
  seeing: { activating: expectNothing, verified: expectNothing, failed: expectNothing },
});

describe('the activation link', () => {
  test('is used once, with what the address says, under strict mode too [AC-1]', () => {
    expect(open({ machine: activationMachine, options: {} }).ports.activateAccount.inputs).toEqual([link]);
  });
});
