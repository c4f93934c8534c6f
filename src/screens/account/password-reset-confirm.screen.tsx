import { createActor, fromPromise } from 'xstate';
import { passwordResetConfirmMachine } from '../../../machines/password-reset-confirm.machine.ts';
import { changePassword } from '../../effects/password-reset.effects.ts';
import { PasswordResetConfirm } from '../../views/account/password-reset-confirm.view.tsx';
import type { OpenScreen } from '../world.ts';

/** The form for a new password, for the link whose parts stand in the address (RP-1 … RP-4). */
export const open: OpenScreen = ({ watched }, { uid = '', token = '' }) => {
  const actors = {
    changePassword: fromPromise(({ input }: { input: Parameters<typeof changePassword>[0] }) => changePassword(input)),
  };
  const actor = createActor(passwordResetConfirmMachine.provide({ actors }), {
    input: { uid, token },
    ...watched,
  }).start();
  return { show: () => <PasswordResetConfirm actor={actor} />, close: () => actor.stop() };
};
