import { createActor, fromPromise } from 'xstate';
import { activationMachine } from '../../../machines/activation.machine.ts';
import { activateAccount } from '../../effects/activation.effects.ts';
import { Activation } from '../../views/account/activation.view.tsx';
import type { OpenScreen } from '../world.ts';

/** Uses the activation link of the address once and goes on to its outcome (AC-1, AC-2). */
export const open: OpenScreen = ({ go, watched }, { uid = '', token = '' }) => {
  const actors = {
    activateAccount: fromPromise(({ input }: { input: Parameters<typeof activateAccount>[0] }) =>
      activateAccount(input),
    ),
  };
  const actor = createActor(activationMachine.provide({ actors }), { input: { uid, token }, ...watched });
  actor.subscribe({
    complete: () =>
      go('/verification', {
        replace: true,
        state: actor.getSnapshot().matches('verified') ? null : { error: 'Email activation failed' },
      }),
  });
  actor.start();
  return { show: () => <Activation />, close: () => actor.stop() };
};
